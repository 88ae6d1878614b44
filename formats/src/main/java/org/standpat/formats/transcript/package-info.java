/**
 * What a file says about a hand, before any rule is asked: the same words for every format. A reader of a format makes a
 * {@link org.standpat.formats.transcript.Transcript}; {@code org.standpat.formats.judge} makes events of it by the decider that judges
 * hands that are played.
 */
@NullMarked
package org.standpat.formats.transcript;

import org.jspecify.annotations.NullMarked;

/** Hands in PHH, the poker hand history format that is written in TOML: one hand in a {@code .phh}, many in a {@code .phhs}. */
@NullMarked
package org.standpat.formats.phh;

import org.jspecify.annotations.NullMarked;

/** Hand histories in other people's formats, read, judged by the decider and handed on to be recorded. */
@NullMarked
package org.standpat.formats;

import org.jspecify.annotations.NullMarked;

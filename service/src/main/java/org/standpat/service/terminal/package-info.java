/** What a person sees on the terminal: lines, progress, tables, a few colours. */
@NullMarked
package org.standpat.service.terminal;

import org.jspecify.annotations.NullMarked;

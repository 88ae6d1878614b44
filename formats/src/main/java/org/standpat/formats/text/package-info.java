/** What all formats of lines share: encodings, lines and hands of a file in bounded memory, and a lexer for one line. */
@NullMarked
package org.standpat.formats.text;

import org.jspecify.annotations.NullMarked;

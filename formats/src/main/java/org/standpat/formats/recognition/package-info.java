/** Which format a file has, from what stands in it. */
@NullMarked
package org.standpat.formats.recognition;

import org.jspecify.annotations.NullMarked;

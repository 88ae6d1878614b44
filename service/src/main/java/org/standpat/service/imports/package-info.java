/** The verb import: hands from files into the record. */
@NullMarked
package org.standpat.service.imports;

import org.jspecify.annotations.NullMarked;

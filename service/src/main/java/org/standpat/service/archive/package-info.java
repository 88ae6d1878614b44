/**
 * Archives as streams: nothing is unpacked to disk, and nothing is in memory but buffers of named sizes, whatever an archive says of
 * itself. Well-known libraries keep names, headers or a whole directory in memory as large as the archive says.
 */
@NullMarked
package org.standpat.service.archive;

import org.jspecify.annotations.NullMarked;

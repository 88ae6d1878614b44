/** Files and folders that are read from, and what lies in them: a name leads to bytes, and to nothing outside of what was asked for. */
@NullMarked
package org.standpat.service.files;

import org.jspecify.annotations.NullMarked;

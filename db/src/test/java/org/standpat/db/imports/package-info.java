@NullMarked
package org.standpat.db.imports;

import org.jspecify.annotations.NullMarked;

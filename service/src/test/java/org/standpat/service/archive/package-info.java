@NullMarked
package org.standpat.service.archive;

import org.jspecify.annotations.NullMarked;

@NullMarked
package org.standpat.service.files;

import org.jspecify.annotations.NullMarked;

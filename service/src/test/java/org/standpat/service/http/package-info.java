/** Tests of the package of the same name. */
@NullMarked
package org.standpat.service.http;

import org.jspecify.annotations.NullMarked;

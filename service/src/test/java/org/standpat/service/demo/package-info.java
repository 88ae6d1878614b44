/** Tests of the package of the same name. */
@NullMarked
package org.standpat.service.demo;

import org.jspecify.annotations.NullMarked;

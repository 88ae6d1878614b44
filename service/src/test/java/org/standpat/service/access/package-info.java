/** Tests of keys and of hole cards at the terminal. */
@NullMarked
package org.standpat.service.access;

import org.jspecify.annotations.NullMarked;

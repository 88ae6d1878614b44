/** Tests of the verb export. */
@NullMarked
package org.standpat.service.exports;

import org.jspecify.annotations.NullMarked;

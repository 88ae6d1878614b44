/** Tests of the verb verify. */
@NullMarked
package org.standpat.service.verify;

import org.jspecify.annotations.NullMarked;

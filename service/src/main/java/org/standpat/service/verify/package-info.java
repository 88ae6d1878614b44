/** The verb verify: stored hands judged anew, all of them or one. */
@NullMarked
package org.standpat.service.verify;

import org.jspecify.annotations.NullMarked;

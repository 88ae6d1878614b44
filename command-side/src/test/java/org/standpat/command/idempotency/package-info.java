/** Tests of requests that may be sent again. */
@NullMarked
package org.standpat.command.idempotency;

import org.jspecify.annotations.NullMarked;

/** Requests that may be sent again: a key of the client's own names each one, and a resend gets the first answer. */
@NullMarked
package org.standpat.command.idempotency;

import org.jspecify.annotations.NullMarked;

/** Talks to a running service over its own API, as any other client would. */
@NullMarked
package org.standpat.service.http;

import org.jspecify.annotations.NullMarked;

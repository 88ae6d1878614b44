/** The read API. What each request and answer looks like is described at /v3/api-docs. */
@NullMarked
package org.standpat.query.api;

import org.jspecify.annotations.NullMarked;

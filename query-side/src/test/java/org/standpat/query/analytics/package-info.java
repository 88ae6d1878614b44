/** The views of schema analytics, read by the role that may read nothing else. */
@NullMarked
package org.standpat.query.analytics;

import org.jspecify.annotations.NullMarked;

/** The views of schema analytics as tables of text, by parts that fit into memory. */
@NullMarked
package org.standpat.query.analytics;

import org.jspecify.annotations.NullMarked;

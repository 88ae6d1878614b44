/** Verb {@code export}: hands in the formats of others, from the log of a database. */
@NullMarked
package org.standpat.service.exports;

import org.jspecify.annotations.NullMarked;

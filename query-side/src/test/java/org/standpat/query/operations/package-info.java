/** Tests of health and metrics. */
@NullMarked
package org.standpat.query.operations;

import org.jspecify.annotations.NullMarked;

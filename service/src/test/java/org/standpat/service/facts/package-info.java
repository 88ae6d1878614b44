/** What the statistics count, against a second count. */
@NullMarked
package org.standpat.service.facts;

import org.jspecify.annotations.NullMarked;

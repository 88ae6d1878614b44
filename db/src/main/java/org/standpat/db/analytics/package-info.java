/** Views of what was played, for dashboards and sheets, and the role that may read them and nothing else. */
@NullMarked
package org.standpat.db.analytics;

import org.jspecify.annotations.NullMarked;

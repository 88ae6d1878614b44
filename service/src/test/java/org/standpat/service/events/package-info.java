/** Tests of verb {@code events}. */
@NullMarked
package org.standpat.service.events;

import org.jspecify.annotations.NullMarked;

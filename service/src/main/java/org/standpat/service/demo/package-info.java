/** The verb demo: sample hands, a hand played over HTTP, and every hand replayed from its events. */
@NullMarked
package org.standpat.service.demo;

import org.jspecify.annotations.NullMarked;

/** How the side that decides is doing, for Spring Boot's actuator. */
@NullMarked
package org.standpat.command.operations;

import org.jspecify.annotations.NullMarked;

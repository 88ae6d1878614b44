/** Tests of the command side as a whole: real HTTP, a real PostgreSQL. */
@NullMarked
package org.standpat.command;

import org.jspecify.annotations.NullMarked;

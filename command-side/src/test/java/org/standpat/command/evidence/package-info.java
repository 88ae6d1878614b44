@NullMarked
package org.standpat.command.evidence;

import org.jspecify.annotations.NullMarked;

/** Tests of the shell around the decider, without HTTP. */
@NullMarked
package org.standpat.command.shell;

import org.jspecify.annotations.NullMarked;

/**
 * The shell around the pure decider: one aggregate on Axon's command bus, wired by hand. Everything that a command leads to is recorded
 * in one transaction.
 */
@NullMarked
package org.standpat.command.shell;

import org.jspecify.annotations.NullMarked;

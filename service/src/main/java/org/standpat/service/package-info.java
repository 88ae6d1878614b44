/** The command line: its verbs, and what it says when something is not as it should be. */
@NullMarked
package org.standpat.service;

import org.jspecify.annotations.NullMarked;

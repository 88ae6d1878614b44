/** Both sides in one process, and the command line. */
@NullMarked
package org.standpat.service;

import org.jspecify.annotations.NullMarked;

/** Tests of the write API's requests, answers and description. */
@NullMarked
package org.standpat.command.api;

import org.jspecify.annotations.NullMarked;

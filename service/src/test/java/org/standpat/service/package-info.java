/** Tests of the service as a user meets it: real processes, real HTTP, a real PostgreSQL. */
@NullMarked
package org.standpat.service;

import org.jspecify.annotations.NullMarked;

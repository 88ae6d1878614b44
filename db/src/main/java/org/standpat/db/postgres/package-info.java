/** PostgreSQL on this machine, and the schema that Flyway keeps in it. */
@NullMarked
package org.standpat.db.postgres;

import org.jspecify.annotations.NullMarked;

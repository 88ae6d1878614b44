/** Where the hands lie - a folder of this machine, a PostgreSQL server somewhere, or nowhere for long - and the key and the marks that belong to the place. */
@NullMarked
package org.standpat.service.place;

import org.jspecify.annotations.NullMarked;

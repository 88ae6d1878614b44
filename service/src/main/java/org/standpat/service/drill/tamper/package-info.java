/** The drill that tampers with a record as the superuser of its database, and sees whether the audit names the place. */
@NullMarked
package org.standpat.service.drill.tamper;

import org.jspecify.annotations.NullMarked;

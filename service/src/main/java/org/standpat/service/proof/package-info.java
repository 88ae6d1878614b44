/** The verbs that prove that the record was not touched: keys of the log, evidence, its check, and the audit. */
@NullMarked
package org.standpat.service.proof;

import org.jspecify.annotations.NullMarked;

package org.standpat.service.verify;

import java.util.UUID;
import org.standpat.verify.Finding;

/** A finding and the hand that it is about. */
record HandFinding(UUID hand, Finding finding) {}

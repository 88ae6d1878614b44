package org.standpat.query.operations;

import org.springframework.boot.health.contributor.Status;

/** The states of health that this side knows beside up and down. */
public final class HealthWords {

    /** It answers, but something needs an operator: part of the hands is missing from listings, or they are behind. */
    public static final Status DEGRADED = new Status("DEGRADED");

    private HealthWords() {}
}

package org.standpat.service.drill;

/** What is killed in a round, always with {@code SIGKILL}. */
enum Victim {
    /** The service. Its PostgreSQL runs on, with connections that nobody answers any more. */
    SERVICE("service"),

    /** One connection's process of PostgreSQL, which then ends all others and recovers. The service lives through it. */
    BACKEND("backend"),

    /** PostgreSQL's first process, so that no part of it is left in order, and then the service. */
    SERVER_AND_SERVICE("server, service");

    private final String words;

    Victim(String words) {
        this.words = words;
    }

    /** For people. */
    String words() {
        return words;
    }

    /** Whether the service has to get over it by itself. */
    boolean leavesService() {
        return this == BACKEND;
    }
}

package org.standpat.notary.audit;

/** Places of the log in words. */
final class Places {

    private Places() {}

    static String of(long first, long last, String one, String many) {
        return first == last
                ? "Place %,d %s".formatted(first, one)
                : "Places %,d to %,d %s".formatted(first, last, many);
    }
}

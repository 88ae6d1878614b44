package org.standpat.benchmarks;

import java.util.Arrays;
import java.util.Collection;
import java.util.function.ToDoubleFunction;

/**
 * What several rounds measured.
 *
 * @param least the smallest
 * @param median the one in the middle
 * @param most the largest
 */
public record Spread(double least, double median, double most) {

    /** Of these values, at least one. */
    public static Spread of(Collection<Double> values) {
        double[] sorted =
                values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return new Spread(sorted[0], sorted[sorted.length / 2], sorted[sorted.length - 1]);
    }

    /** Of what each of these rounds says. */
    public static <R> Spread of(Collection<R> rounds, ToDoubleFunction<R> value) {
        return of(Arrays.stream(rounds.stream().mapToDouble(value).toArray())
                .boxed()
                .toList());
    }

    /** Median and spread as whole numbers: {@code 1,198 (1,148 to 1,233)}. */
    public String whole() {
        return text("%,.0f");
    }

    /** Median and spread with two places: {@code 0.20 (0.18 to 0.21)}. */
    public String hundredths() {
        return text("%.2f");
    }

    private String text(String format) {
        return (format + " (" + format + " to " + format + ")").formatted(median, least, most);
    }
}

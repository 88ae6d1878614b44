package org.standpat.formats;

/**
 * How many hands an import recorded, found there already, and refused.
 *
 * @param recorded hands that are in the record now and were not before
 * @param alreadyThere hands that were in the record before
 * @param refused hands, or whole files, that were refused
 */
public record ImportSummary(long recorded, long alreadyThere, long refused) {

    /** Nothing imported. */
    public static final ImportSummary NONE = new ImportSummary(0, 0, 0);

    /** Hands of every outcome. */
    public long hands() {
        return recorded + alreadyThere + refused;
    }

    /** Both together. */
    public ImportSummary plus(ImportSummary other) {
        return new ImportSummary(recorded + other.recorded, alreadyThere + other.alreadyThere, refused + other.refused);
    }

    /** With one more hand. */
    ImportSummary plus(HandOutcome outcome) {
        return switch (outcome) {
            case HandOutcome.Recorded ignored -> new ImportSummary(recorded + 1, alreadyThere, refused);
            case HandOutcome.AlreadyThere ignored -> new ImportSummary(recorded, alreadyThere + 1, refused);
            case HandOutcome.Refused ignored -> new ImportSummary(recorded, alreadyThere, refused + 1);
        };
    }
}

package org.standpat.formats;

/**
 * What became of the hands of an import.
 *
 * @param recorded hands that are in the record now and were not before
 * @param alreadyThere hands that were in the record before
 * @param otherwise hands that the record has otherwise than the file tells them
 * @param setAside hands that were recognised and are not for this record
 * @param refused hands, or whole files, that were refused
 */
public record ImportSummary(long recorded, long alreadyThere, long otherwise, long setAside, long refused) {

    /** Nothing imported. */
    public static final ImportSummary NONE = new ImportSummary(0, 0, 0, 0, 0);

    private static final ImportSummary RECORDED = new ImportSummary(1, 0, 0, 0, 0);
    private static final ImportSummary ALREADY_THERE = new ImportSummary(0, 1, 0, 0, 0);
    private static final ImportSummary OTHERWISE = new ImportSummary(0, 0, 1, 0, 0);
    private static final ImportSummary SET_ASIDE = new ImportSummary(0, 0, 0, 1, 0);
    private static final ImportSummary REFUSED = new ImportSummary(0, 0, 0, 0, 1);

    /** Hands of every outcome. */
    public long hands() {
        return recorded + alreadyThere + otherwise + setAside + refused;
    }

    /** True when no hand was at fault: every one is in the record, or is not for it. */
    public boolean isClean() {
        return otherwise + refused == 0;
    }

    /** Both together. */
    public ImportSummary plus(ImportSummary other) {
        return new ImportSummary(
                recorded + other.recorded,
                alreadyThere + other.alreadyThere,
                otherwise + other.otherwise,
                setAside + other.setAside,
                refused + other.refused);
    }

    /** With one more hand. */
    public ImportSummary plus(HandOutcome outcome) {
        return plus(
                switch (outcome) {
                    case HandOutcome.Recorded ignored -> RECORDED;
                    case HandOutcome.AlreadyThere ignored -> ALREADY_THERE;
                    case HandOutcome.InRecordOtherwise ignored -> OTHERWISE;
                    case HandOutcome.Quarantined ignored -> REFUSED;
                    case HandOutcome.Refused refused -> refused.refusal().isSetAside() ? SET_ASIDE : REFUSED;
                });
    }
}

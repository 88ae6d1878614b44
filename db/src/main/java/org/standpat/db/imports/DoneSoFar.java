package org.standpat.db.imports;

/**
 * How far the import of a file on the disk has come, and what became of its hands up to there.
 *
 * @param parts so many files of hands in it are dealt with as a whole: an archive has many, in an order that does not change
 * @param done in the next one, hands that end at this byte or before it are dealt with
 * @param recorded hands that were recorded
 * @param alreadyThere hands that were in the record before
 * @param otherwise hands that the record has otherwise
 * @param setAside hands that are not for this record
 * @param refused hands that were refused
 */
public record DoneSoFar(
        long parts, long done, long recorded, long alreadyThere, long otherwise, long setAside, long refused) {}

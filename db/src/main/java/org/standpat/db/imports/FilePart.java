package org.standpat.db.imports;

/**
 * A file that hands are imported from.
 *
 * @param sha256 SHA-256 of the whole file on the disk, in 64 lower-case hexadecimal digits
 * @param part place and name within an archive; empty for a file that is none
 */
public record FilePart(String sha256, String part) {}

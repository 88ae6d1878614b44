package org.standpat.service.proof;

import org.standpat.proof.note.VerifierKey;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a public key from the command line. */
final class VerifierKeyText implements ITypeConverter<VerifierKey> {

    @Override
    public VerifierKey convert(String text) {
        try {
            return VerifierKey.parse(text);
        } catch (IllegalArgumentException misfit) {
            throw new TypeConversionException(
                    "a public key is written name+id+base64, and this is none: '" + text + "'.");
        }
    }
}

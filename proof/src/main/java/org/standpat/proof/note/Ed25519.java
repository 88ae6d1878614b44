package org.standpat.proof.note;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.EdECPrivateKey;
import java.security.spec.EdECPrivateKeySpec;
import java.security.spec.NamedParameterSpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.HexFormat;

/** Signatures by Ed25519 (RFC 8032), with public keys as their 32 bytes. */
final class Ed25519 {

    static final int PUBLIC_KEY_BYTES = 32;
    static final int SIGNATURE_BYTES = 64;

    private static final String NAME = "Ed25519";

    /** What stands before the 32 bytes in the form in which Java reads public keys (RFC 8410). */
    private static final byte[] PREFIX = HexFormat.of().parseHex("302a300506032b6570032100");

    private Ed25519() {}

    static byte[] bytes(PublicKey key) {
        byte[] encoded = key.getEncoded();
        if (encoded.length != PREFIX.length + PUBLIC_KEY_BYTES
                || !Arrays.equals(PREFIX, 0, PREFIX.length, encoded, 0, PREFIX.length)) {
            throw new IllegalArgumentException(
                    "A public key for %s was expected, but one for %s came.".formatted(NAME, key.getAlgorithm()));
        }
        return Arrays.copyOfRange(encoded, PREFIX.length, encoded.length);
    }

    static KeyPair newKeys() {
        try {
            return KeyPairGenerator.getInstance(NAME).generateKeyPair();
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException(
                    "Each Java platform has to have " + NAME + ", and this one does not.", missing);
        }
    }

    /** The private key of these 32 bytes (RFC 8032, 5.1.5). */
    static PrivateKey privateKey(byte[] seed) {
        try {
            return KeyFactory.getInstance(NAME)
                    .generatePrivate(new EdECPrivateKeySpec(NamedParameterSpec.ED25519, seed));
        } catch (GeneralSecurityException refused) {
            throw new IllegalArgumentException("These bytes are no private key for " + NAME + ".", refused);
        }
    }

    static byte[] bytes(PrivateKey key) {
        if (key instanceof EdECPrivateKey own) {
            return own.getBytes()
                    .orElseThrow(() -> new IllegalStateException("The private key keeps its bytes to itself."));
        }
        throw new IllegalArgumentException(
                "A private key for %s was expected, but one for %s came.".formatted(NAME, key.getAlgorithm()));
    }

    static byte[] sign(PrivateKey key, byte[] message) {
        try {
            Signature signature = Signature.getInstance(NAME);
            signature.initSign(key);
            signature.update(message);
            return signature.sign();
        } catch (GeneralSecurityException failed) {
            throw new IllegalStateException("A note cannot be signed with this key.", failed);
        }
    }

    /** Whether the signature is that of the key; bytes that are no key or no signature sign nothing. */
    static boolean verifies(byte[] publicKey, byte[] message, byte[] signature) {
        try {
            byte[] encoded = Arrays.copyOf(PREFIX, PREFIX.length + publicKey.length);
            System.arraycopy(publicKey, 0, encoded, PREFIX.length, publicKey.length);
            Signature verifier = Signature.getInstance(NAME);
            verifier.initVerify(KeyFactory.getInstance(NAME).generatePublic(new X509EncodedKeySpec(encoded)));
            verifier.update(message);
            return verifier.verify(signature);
        } catch (GeneralSecurityException invalid) {
            return false;
        }
    }
}

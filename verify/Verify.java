import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.*;
import java.nio.ByteBuffer;
import java.nio.file.*;
import java.security.*;
import java.security.spec.X509EncodedKeySpec;
import java.time.Instant;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

/**
 * Checks an evidence file of Standpat with nothing but a JDK, 17 or later: {@code java Verify.java EVIDENCE LOG-KEY [WITNESS-KEY...]}.
 * Prints what happened in the hand and what is proven of it. Ends with 0 when it is proven, 3 when it is and the hand was not over yet,
 * 1 when the file proves nothing, 2 when the arguments make no sense. The file and every check are described in docs/proof.md.
 */
public final class Verify {
    static final int MOST_BYTES = 1 << 24, MOST_LINES = 100_000, MOST_EVENTS = 10_000, MOST_NOTE = 1 << 16, MOST_SIGNATURES = 64;
    static final int DEEPEST = 16, CARDS = 52;
    static final String HASH = "([A-Za-z0-9+/]{43}=)", HEX = "((?:[0-9a-f]{2})+)", NAME = "([^+\\p{Z}\\p{Cc}]{1,255})";
    static final String HAND = "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})", RANKS = "23456789TJQKA", SUITS = "cdhs";
    static final byte[] LEAF = {0}, NODE = {1};
    /** Which components of which events not everybody may see; the first of them has to be there. */
    static final Map<String, List<Integer>> HIDDEN = Map.of("CardsDealt", List.of(1, 2), "CardsReplaced", List.of(1, 2),
            "DiscardDeclared", List.of(1), "DeclarationChanged", List.of(1), "DeckReshuffled", List.of(3));

    /** A deck as the events tell of it: the cards that the viewer sees by place, and every place that he knows a card was taken from. */
    record Deck(int event, int shuffle, int size, byte[] root, byte[] pool, Map<Integer, Integer> dealt, Set<Integer> taken) {}

    final StringBuilder story = new StringBuilder();
    final List<Deck> decks = new ArrayList<>();
    List<String> lines = List.of();
    int at, events, hidden, reshuffles, opened; // at: how many lines were read, so the number of the last one
    long size, place;
    boolean over;
    byte[] root;
    String hand, viewer;
    Set<Integer> left; // with the seed: the cards that were not dealt from the deck before

    public static void main(String[] arguments) throws Exception {
        try (InputStream file = Files.newInputStream(Path.of(arguments[0]))) {
            System.exit(run(file.readNBytes(MOST_BYTES + 1), arguments[1], List.of(arguments).subList(2, arguments.length), System.out));
        } catch (IllegalArgumentException | IndexOutOfBoundsException | FileSystemException senseless) {
            System.err.println("java Verify.java EVIDENCE LOG-KEY [WITNESS-KEY...]\n" + senseless.getMessage());
            System.exit(2);
        }
    }

    /** Checks a file, prints what came of it, and gives the status to end with. */
    static int run(byte[] file, String log, List<String> witnesses, PrintStream out) throws Exception {
        requireKey(log, 1);
        for (String witness : witnesses) requireKey(witness, 4);
        Verify verify = new Verify();
        try {
            verify.file(file, log, witnesses);
        } catch (Exception fault) {
            out.println("REFUSED at line " + Math.max(1, verify.at) + ": " + fault.getMessage());
            return 1;
        }
        out.printf("%s%s: %d events, of which %d hide something from viewer %s, and %d cards of %d decks%n", verify.story, verify.over
                ? "PROVEN" : "PROVEN SO FAR, NOT OVER", verify.events, verify.hidden, verify.viewer, verify.opened, verify.decks.size());
        return verify.over ? 0 : 3;
    }

    void file(byte[] file, String log, List<String> witnesses) throws Exception {
        String text = UTF_8.newDecoder().decode(ByteBuffer.wrap(file)).toString();
        need(file.length <= MOST_BYTES && text.endsWith("\n"), "At most " + MOST_BYTES + " bytes were expected, and a newline at their end.");
        lines = List.of(text.substring(0, text.length() - 1).split("\n", -1));
        need(lines.size() <= MOST_LINES, "At most " + MOST_LINES + " lines were expected.");
        next("standpat-evidence-v1");
        need(next("log .*").group().equals("log " + log), "The file is not from the log " + log);
        hand = next("hand " + HAND).group(1);
        viewer = next("viewer (public|staff|player [1-9]\\d{0,2})").group(1);
        checkpoint(log, witnesses);
        at = 4;
        while (events == 0 || begins("standpat-event-v1 ")) event();
        String last = lines.get(lines.indexOf("checkpoint") - 1);
        byte[] seed = last.startsWith("seed ") ? base64(match("seed " + HASH, last).group(1)) : null;
        for (Deck deck : decks) positions(deck, seed);
        need(seed == null || over && viewer.equals("staff") && !decks.isEmpty(), "A seed is for staff, of a hand that is over, below decks.");
        at += seed == null ? 0 : 1;
        next("checkpoint");
        at = lines.size() - 1;
        next("end " + Pattern.quote(base64(sha256(text.substring(0, text.length() - 1 - lines.get(at).length())))));
    }

    /** Reads what the log has signed, which stands at the end of the file. */
    void checkpoint(String log, List<String> witnesses) throws Exception {
        at = lines.indexOf("checkpoint") + 1;
        need(at > 4 && lines.size() - 1 > at, "The file ends without a checkpoint.");
        String note = String.join("\n", lines.subList(at, lines.size() - 1)) + "\n", text = note.substring(0, note.lastIndexOf("\n\n") + 1);
        List<String> says = text.lines().toList(), signatures = note.substring(text.length() + 1).lines().toList();
        need(note.getBytes(UTF_8).length <= MOST_NOTE && signatures.size() <= MOST_SIGNATURES, "The checkpoint is too long.");
        boolean plain = text.chars().allMatch(letter -> letter >= ' ' || letter == '\n') && !says.contains("") && says.size() >= 3;
        need(plain && log.startsWith(says.get(0) + "+"), "A checkpoint of " + log + " was expected.");
        size = Long.parseLong(match("0|[1-9]\\d{0,18}", says.get(1)).group());
        root = base64(match(HASH, says.get(2)).group());
        story.append("Hand %s, in a log of %d events signed by %s\n".formatted(hand, size, log));
        Set<String> missing = new HashSet<>(witnesses);
        missing.add(log);
        String before = "";
        for (String line : signatures) {
            Matcher parts = match("\u2014 " + NAME + " ([A-Za-z0-9+/]+={0,2})", line);
            byte[] all = base64(parts.group(2));
            need(all.length > 4, "This is no signature: " + line);
            String named = parts.group(1) + "+" + hex(all).substring(0, 8) + "+", order = (log.startsWith(named) ? "1" : "2") + line;
            need(Arrays.compareUnsigned(before.getBytes(UTF_8), order.getBytes(UTF_8)) < 0, "The log's signature was expected, then others in order.");
            before = order;
            for (String key : Stream.concat(Stream.of(log), witnesses.stream()).filter(key -> key.startsWith(named)).toList()) {
                need(isSigned(text, key, all), "The signature is not by the key " + key);
                missing.remove(key);
                if (key != log) story.append("Seen by %s at %s\n".formatted(key, Instant.ofEpochSecond(ByteBuffer.wrap(all).getLong(4))));
            }
        }
        need(missing.isEmpty(), "Signatures are missing, by " + missing);
    }

    /** A public key is written name+id+base64 (C2SP signed-note), and the id follows from the rest. */
    static void requireKey(String text, int type) throws Exception {
        Matcher parts = match(NAME + "\\+([0-9a-f]{8})\\+(.+)", text);
        byte[] typed = base64(parts.group(3));
        boolean named = hex(sha256(parts.group(1) + "\n", typed)).startsWith(parts.group(2));
        need(named && typed.length == 33 && typed[0] == type, "An Ed25519 key of type " + type + " with its id was expected: " + text);
    }

    /** Whether the bytes are a key's id and a signature: of type 1 over the text, of type 4 with a time, which is signed too. */
    static boolean isSigned(String text, String key, byte[] all) throws Exception {
        byte[] typed = base64(key.substring(key.indexOf('+') + 10));
        boolean timed = typed[0] == 4;
        if (all.length != (timed ? 76 : 68) || timed && all[4] < 0) return false;
        Signature verifier = Signature.getInstance("Ed25519"); // Java reads public keys as RFC 8410 writes them
        byte[] encoded = hex("302a300506032b6570032100" + hex(typed).substring(2));
        verifier.initVerify(KeyFactory.getInstance("Ed25519").generatePublic(new X509EncodedKeySpec(encoded)));
        verifier.update(((timed ? "cosignature/v1\ntime " + ByteBuffer.wrap(all).getLong(4) + "\n" : "") + text).getBytes(UTF_8));
        return verifier.verify(all, all.length - 64, 64);
    }

    void event() throws Exception {
        Matcher parts = next("standpat-event-v1 " + HAND + " ([1-9]\\d{0,8}) ([1-9]\\d{0,17}) (0|-?[1-9]\\d{0,17}) ([A-Za-z]{1,60})"
                + " ([1-9]\\d{0,4}) (-|" + HEX + ") " + HASH);
        String type = parts.group(5);
        long before = place, micros = Long.parseLong(parts.group(4));
        place = Long.parseLong(parts.group(3));
        need(parts.group(1).equals(hand), "This is an event of another hand.");
        need(Integer.parseInt(parts.group(2)) == ++events && events <= MOST_EVENTS, "Event " + events + " of the hand was expected.");
        need(place > before && place <= size, "A place in the log after " + before + " and up to " + size + " was expected.");
        byte[] open = parts.group(8) == null ? null : hex(parts.group(8)), payload = open;
        need(open == null ? HIDDEN.containsKey(type) : Arrays.equals(open, open(type, open)), "What not everybody may see is not hidden.");
        boolean whole = !HIDDEN.containsKey(type) || viewer.equals("staff") || open != null && !type.equals("DeckReshuffled")
                && components(open).get(0) instanceof Long seat && viewer.equals("player " + seat);
        need(begins("opened ") == whole, "This event was expected to be " + (whole ? "opened" : "closed") + " to this viewer.");
        if (whole) {
            Matcher seal = next("opened " + HASH + " " + HEX);
            payload = hex(seal.group(2));
            need(Arrays.equals(sha256(base64(seal.group(1)), payload), base64(parts.group(9))), "This is not the payload that was sealed.");
            need(Arrays.equals(open(type, payload), open), "The payload is not the one that everybody was shown.");
        }
        List<byte[]> path = Stream.of(next("path((?: " + HASH + "){0,64})").group(1).split(" ")).skip(1).map(Verify::base64).toList();
        byte[] top = root(place - 1, size, sha256(LEAF, parts.group() + "\n"), path);
        need(Arrays.equals(top, root), "This event is not what the log has signed at place " + place + ".");
        List<?> values = payload == null ? null : components(payload);
        follow(type, Integer.parseInt(parts.group(6)), values, whole);
        hidden += whole ? 0 : 1;
        over |= type.equals("HandCompleted");
        Instant time = Instant.ofEpochSecond(Math.floorDiv(micros, 1_000_000), Math.floorMod(micros, 1_000_000) * 1000L);
        story.append("%4d  %-27s  %-19s  %s\n".formatted(events, time, type, values == null ? "in an older form" : told(type, values)));
    }

    /** Notes which card came from which place of which deck; events before revision 2 commit to no places. */
    void follow(String type, int revision, List<?> parts, boolean whole) {
        Deck deck = decks.isEmpty() ? null : decks.get(decks.size() - 1);
        boolean first = type.equals("DeckShuffled"), again = type.equals("DeckReshuffled"), burned = type.equals("CardBurned");
        if (first || again) {
            need(revision <= 2 && (again || deck == null && reshuffles == 0), "One first deck was expected, of a revision up to 2.");
            reshuffles += again ? 1 : 0;
            need(revision == 1 || parts != null && parts.size() == (first ? 1 : 5), "A shuffle with its components was expected.");
            boolean commits = revision == 2 && (first || parts.get(4) != null);
            need(commits || deck == null, "A shuffle that commits to its deck was expected, as the one before it does.");
            if (!commits) return;
            byte[] pool = first ? new byte[CARDS] : bytes(parts.get(3)), commitment = bytes(parts.get(first ? 0 : 4));
            need(commitment.length == 32 && pool.length > 0 && pool.length <= CARDS, "A commitment to 1 to 52 cards was expected.");
            decks.add(new Deck(events, reshuffles, pool.length, commitment, pool, new HashMap<>(), new HashSet<>()));
        } else if (deck != null && (burned || List.of("CardsDealt", "CardsReplaced", "CardExposed").contains(type))) {
            need(parts != null && revision == (burned ? 1 : 2) && parts.size() == (burned ? 1 : 3), "Places in the deck were expected.");
            byte[] cards = burned ? new byte[1] : bytes(parts.get(1));
            boolean single = burned || type.equals("CardExposed");
            Object from = parts.get(parts.size() - 1);
            need(cards.length == (single ? from instanceof Long ? 1 : -1 : bytes(from).length), "A place for each card was expected.");
            for (int i = 0; (single || whole) && i < cards.length; i++) {
                long taken = single ? (Long) from : bytes(from)[i] & 0xff;
                need(taken >= 0 && taken < deck.size && deck.taken.add((int) taken), "No card can come from place " + taken + " of the deck.");
                need(cards[i] >= 0 && cards[i] < CARDS, "Each card that was dealt from the deck was expected by name.");
                if (!burned) deck.dealt.put((int) taken, (int) cards[i]);
            }
        }
    }

    /** Reads the positions of a deck; with the seed it is shuffled again: all cards, or what was left of the deck before and the pool. */
    void positions(Deck deck, byte[] seed) throws Exception {
        next("deck " + deck.event + " " + deck.size);
        List<byte[]> leaves = new ArrayList<>();
        Map<Integer, Integer> cards = new HashMap<>();
        for (int i = 0; i < deck.size; i++) {
            Matcher parts = next("position " + HASH + "(?: ([" + RANKS + "])([" + SUITS + "]) " + HASH + ")?");
            leaves.add(base64(parts.group(1)));
            if (parts.group(2) == null) continue;
            cards.put(i, 4 * RANKS.indexOf(parts.group(2)) + SUITS.indexOf(parts.group(3)));
            need(Arrays.equals(leaves.get(i), leaf(base64(parts.group(4)), i, cards.get(i))), "This card does not lie at place " + i + ".");
        }
        need(Arrays.equals(root(leaves), deck.root), "The deck above is not the one that event " + deck.event + " committed to.");
        need(cards.entrySet().containsAll(deck.dealt.entrySet()), "An event dealt another card than the deck above has at its place.");
        need(cards.size() == (seed == null ? deck.dealt.size() : deck.size), "The deck above has more or fewer cards opened than it should.");
        List<Integer> order = new ArrayList<>(new TreeSet<>(cards.values()));
        need(order.size() == cards.size(), "A card is in the deck above twice.");
        opened += cards.size();
        if (seed == null) return;
        for (byte card : deck.pool) if (left != null && card != -1) left.add(card & 0xff);
        need(left == null || left.equals(new HashSet<>(order)), "Other cards were to be shuffled than are in the deck above.");
        ByteBuffer words = ByteBuffer.allocate(0);
        for (int places = deck.size, counter = 0; places > 1; ) {
            if (!words.hasRemaining()) words = ByteBuffer.wrap(hmac(seed, "standpat order", deck.shuffle, counter++));
            long word = Integer.toUnsignedLong(words.getInt());
            if (word < (1L << 32) / places * places) Collections.swap(order, (int) (word % places), --places);
        }
        for (int i = 0; i < deck.size; i++) {
            byte[] salt = hmac(seed, "standpat position", deck.shuffle, i);
            need(Arrays.equals(leaves.get(i), leaf(salt, i, order.get(i))), "The seed gives another place " + i + " of the deck above.");
        }
        left = new HashSet<>(order);
        left.removeAll(deck.dealt.values());
    }

    static byte[] leaf(byte[] salt, int place, int card) throws Exception { return sha256(LEAF, salt, new byte[] {(byte) place, (byte) card}); }

    /** The root over these leaves (RFC 6962, 2.1). */
    static byte[] root(List<byte[]> leaves) throws Exception {
        int left = Integer.highestOneBit(leaves.size() - 1);
        return left == 0 ? leaves.get(0) : sha256(NODE, root(leaves.subList(0, left)), root(leaves.subList(left, leaves.size())));
    }

    /** The root that a leaf has with its path (RFC 6962, 2.1.1); the last of the path is beside the uppermost node. */
    static byte[] root(long index, long size, byte[] leaf, List<byte[]> path) throws Exception {
        need(size == 1 == path.isEmpty(), "A path of another length was expected.");
        if (size == 1) return leaf;
        byte[] beside = path.get(path.size() - 1);
        long left = Long.highestOneBit(size - 1);
        path = path.subList(0, path.size() - 1);
        return index < left ? sha256(NODE, root(index, left, leaf, path), beside) : sha256(NODE, beside, root(index - left, size - left, leaf, path));
    }

    /** The payload with ff for every byte that not everybody may see; null when nothing of it may be seen. */
    static byte[] open(String type, byte[] payload) {
        if (!HIDDEN.containsKey(type)) return payload;
        byte[] open = payload.clone();
        List<?> parts = components(open), hide = HIDDEN.get(type);
        for (int i = 0; i < (parts == null ? 0 : parts.size()); i++) {
            if (hide.contains(i) && !(parts.get(i) instanceof ByteBuffer)) return null;
            while (hide.contains(i) && ((ByteBuffer) parts.get(i)).hasRemaining()) ((ByteBuffer) parts.get(i)).put((byte) -1);
        }
        return parts == null || parts.size() <= (Integer) hide.get(0) ? null : open;
    }

    /** The components of an array in CBOR (RFC 8949) of definite length; null when it is something else. Byte strings are views of it. */
    static List<?> components(byte[] payload) {
        ByteBuffer in = ByteBuffer.wrap(payload);
        try {
            return in.get(0) >> 5 == -4 && item(in, 0) instanceof List<?> parts && !in.hasRemaining() ? parts : null;
        } catch (RuntimeException unreadable) { return null; }
    }

    static Object item(ByteBuffer in, int level) {
        int head = in.get(), kind = head >> 5 & 7, low = head & 31;
        long number = low < 24 ? low : 0;
        for (int i = low < 24 ? 0 : 1 << (low - 24); i > 0; i--) number = number << 8 | in.get() & 0xff;
        need(level <= DEEPEST && low < 28 && (kind < 2 || kind > 5 || number >= 0 && number <= in.remaining()), "Unreadable CBOR");
        if (kind < 2) return kind == 0 ? (Object) number : String.valueOf(-1 - number);
        if (kind == 7) return number == 22 ? null : number == 21 ? "yes" : number == 20 ? "no" : "?";
        ByteBuffer bytes = in.slice(in.position(), kind < 4 ? (int) number : 0);
        in.position(in.position() + bytes.capacity());
        if (kind < 4) return kind == 2 ? bytes : UTF_8.decode(bytes).toString();
        List<Object> items = new ArrayList<>();
        for (long left = kind == 6 ? 1 : kind == 5 ? 2 * number : number; left > 0; left--) items.add(item(in, level + 1));
        return items;
    }

    /** An event for whoever reads it: its cards without their places. */
    static String told(String type, List<?> parts) {
        boolean seat = !parts.isEmpty() && parts.get(0) instanceof Long && !type.matches("BettingRoundOpened|DrawOpened|CardBurned|RakeTaken|Pot.*");
        return (seat ? "seat " : "") + told(type.startsWith("Cards") && parts.size() > 2 ? parts.subList(0, 2) : parts);
    }

    static String told(Object part) {
        if (part instanceof List<?> list) return list.stream().map(Verify::told).collect(Collectors.joining("  "));
        if (!(part instanceof ByteBuffer)) return String.valueOf(part).replaceAll("\\p{Cntrl}", "?");
        if (!hex(bytes(part)).matches("([0-2].|3[0-3]|ff)*")) return hex(bytes(part));
        return IntStream.range(0, bytes(part).length).map(i -> bytes(part)[i]).mapToObj(card -> card < 0 ? "??"
                : RANKS.charAt(card / 4) + "" + SUITS.charAt(card % 4)).collect(Collectors.joining(" "));
    }

    /** HMAC-SHA-256 (RFC 2104) of a label and two numbers, with a key of 32 bytes. */
    static byte[] hmac(byte[] key, String label, int shuffle, int number) throws Exception {
        byte[] inner = Arrays.copyOf(key, 64), outer = inner.clone();
        for (int i = 0; i < 64; i++) inner[i] ^= 0x36;
        for (int i = 0; i < 64; i++) outer[i] ^= 0x5c;
        return sha256(outer, sha256(inner, label, ByteBuffer.allocate(8).putInt(shuffle).putInt(number).array()));
    }

    /** Of bytes and texts, one behind the other. */
    static byte[] sha256(Object... parts) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        for (Object part : parts) digest.update(part instanceof String text ? text.getBytes(UTF_8) : (byte[]) part);
        return digest.digest();
    }

    static byte[] bytes(Object part) {
        need(part instanceof ByteBuffer, "A byte string was expected.");
        byte[] bytes = new byte[((ByteBuffer) part).capacity()];
        ((ByteBuffer) part).get(0, bytes);
        return bytes;
    }

    static byte[] base64(String text) {
        need(base64(Base64.getDecoder().decode(text)).equals(text), "This is not the only way to write it in base 64: " + text);
        return Base64.getDecoder().decode(text);
    }

    static String base64(byte[] bytes) { return Base64.getEncoder().encodeToString(bytes); }
    static byte[] hex(String digits) { return HexFormat.of().parseHex(digits); }
    static String hex(byte[] bytes) { return HexFormat.of().formatHex(bytes); }
    static void need(boolean fits, String fault) { if (!fits) throw new IllegalArgumentException(fault); }

    boolean begins(String word) { return lines.get(at).startsWith(word); }
    Matcher next(String form) { return match(form, lines.get(at++)); }

    static Matcher match(String form, String text) {
        Matcher parts = Pattern.compile(form).matcher(text);
        need(parts.matches(), "Something else was expected than: %.100s".formatted(text));
        return parts;
    }
}

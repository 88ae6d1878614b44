import static java.nio.charset.StandardCharsets.UTF_8;
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.file.*;
import java.security.*;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;
/**
 * Checks an evidence file of Standpat with nothing but a JDK, 17 or later: {@code java Verify.java EVIDENCE LOG-KEY [WITNESS-KEY...]}. Ends
 * with 0: proven, 3: proven as far as the hand was played, 1: refused, 2: arguments without sense. docs/proof.md describes every check.
 */
public final class Verify {
    static final int MOST_BYTES = 1 << 24, MOST_LINES = 100_000, MOST_EVENTS = 10_000, MOST_NOTE = 65_536, MOST_SIGNED = 64, DEEPEST = 16, CARDS = 52;
    static final String HASH = "([A-Za-z0-9+/]{43}=)", HEX = "((?:[0-9a-f]{2})+)", NAME = "([^+\\p{Z}\\p{Cc}]{1,255})";
    static final String HAND = "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})", RANKS = "23456789TJQKA", SUITS = "cdhs";
    static final byte[] LEAF = {0}, NODE = {1};
    static final String WITHOUT_SEAT = "BettingRoundOpened|DrawOpened|CardBurned|RakeTaken|Pot.*"; // they begin with another number
    /** Which components of which events not everybody may see; the first of them has to be there. */
    static final Map<String, List<Integer>> HIDDEN = Map.of("CardsDealt", List.of(1, 2), "CardsReplaced", List.of(1, 2),
            "DiscardDeclared", List.of(1), "DeclarationChanged", List.of(1), "DeckReshuffled", List.of(3));
    /** A deck as the events tell of it: the cards that the viewer sees by place, and every place that he knows a card was taken from. */
    record Deck(int event, int shuffle, int size, byte[] root, byte[] pool, Map<Integer, Integer> dealt, Set<Integer> taken) {}
    final StringBuilder story = new StringBuilder();
    final List<Deck> decks = new ArrayList<>();
    List<String> lines = List.of();
    byte[] root;
    int at, events, hidden, reshuffles, opened; // at: how many lines were read, so the number of the last one
    long size, place;
    String hand, viewer;
    boolean over, fell;
    Set<Integer> left; // with the seed: the cards that were not dealt from the deck before
    public static void main(String[] arguments) throws Exception {
        try (InputStream file = Files.newInputStream(Path.of(arguments[0]))) {
            System.exit(run(file.readNBytes(MOST_BYTES + 1), arguments[1], List.of(arguments).subList(2, arguments.length), System.out));
        } catch (IllegalArgumentException | IndexOutOfBoundsException | IOException senseless) {
            System.err.println("java Verify.java EVIDENCE LOG-KEY [WITNESS-KEY...]\n" + senseless.getMessage());
            System.exit(2);
        }
    }
    /** Checks a file, prints what came of it, and gives the status to end with. */
    static int run(byte[] file, String log, List<String> witnesses, PrintStream out) throws Exception {
        requireKey(log, 1);
        for (String witness : witnesses) requireKey(witness, 4);
        Verify hand = new Verify();
        try {
            hand.file(file, log, witnesses);
            out.printf("%s%s: %d events, of which %d hide something from viewer %s, and %d cards of %d decks%n", hand.story,
                    hand.over ? "PROVEN" : "PROVEN SO FAR, NOT OVER", hand.events, hand.hidden, hand.viewer, hand.opened, hand.decks.size());
            return hand.over ? 0 : 3;
        } catch (Exception fault) {
            out.println("REFUSED at line " + Math.max(1, hand.at) + ": " + String.valueOf(fault.getMessage()).replaceAll("\\p{C}", "?"));
            return 1;
        }
    }
    void file(byte[] file, String log, List<String> witnesses) throws Exception {
        String text = UTF_8.newDecoder().decode(ByteBuffer.wrap(file)).toString();
        lines = List.of(text.substring(0, Math.max(0, text.length() - 1)).split("\n", -1));
        need(file.length <= MOST_BYTES && lines.size() <= MOST_LINES && text.endsWith("\n"), "The file is too long, or no newline ends it.");
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
        need(note.getBytes(UTF_8).length <= MOST_NOTE && signatures.size() <= MOST_SIGNED, "The checkpoint is too long.");
        boolean plain = text.chars().allMatch(letter -> letter >= ' ' || letter == '\n') && !says.contains("") && says.size() > 2;
        need(plain && log.startsWith(says.get(0) + "+"), "A checkpoint of " + log + " was expected.");
        size = Long.parseLong(match("0|[1-9]\\d{0,18}", says.get(1)).group());
        root = base64(match(HASH, says.get(2)).group());
        story.append("Hand %s, in a log of %d events signed by %s\n".formatted(hand, size, log));
        List<String> keys = Stream.concat(Stream.of(log), witnesses.stream()).toList();
        Set<String> missing = new HashSet<>(keys);
        String before = "";
        for (String line : signatures) {
            Matcher parts = match("\u2014 " + NAME + " ([A-Za-z0-9+/]+={0,2})", line);
            byte[] all = base64(parts.group(2));
            need(all.length > 4, "This is no signature: " + line);
            String named = parts.group(1) + "+" + hex(all).substring(0, 8) + "+", order = (log.startsWith(named) ? "1" : "2") + line;
            need(Arrays.compareUnsigned(before.getBytes(UTF_8), order.getBytes(UTF_8)) < 0, "The log's signature was expected, others in order.");
            before = order;
            for (String key : keys) {
                if (!key.startsWith(named)) continue;
                need(isSigned(text, key, all), "The signature is not by the key " + key);
                missing.remove(key);
                if (key != log) story.append("Seen by %s at %s\n".formatted(key, java.time.Instant.ofEpochSecond(ByteBuffer.wrap(all).getLong(4))));
            }
        }
        need(missing.isEmpty(), "Signatures are missing, by " + missing);
    }
    /** A public key is written name+id+base64 (C2SP signed-note), and the id follows from the rest. */
    static void requireKey(String text, int type) throws Exception {
        Matcher parts = match(NAME + "\\+([0-9a-f]{8})\\+(.+)", text);
        byte[] typed = base64(parts.group(3));
        need(typed.length == 33 && typed[0] == type && hex(sha256(parts.group(1) + "\n", typed)).startsWith(parts.group(2)), "No such key: " + text);
    }
    /** Whether the bytes are a key's id and a signature: of type 1 over the text, of type 4 with a time, which is signed too. */
    static boolean isSigned(String text, String key, byte[] all) throws Exception {
        byte[] typed = base64(key.substring(key.indexOf('+') + 10));
        boolean timed = typed[0] == 4;
        if (all.length != (timed ? 76 : 68) || timed && all[4] < 0) return false;
        Signature verifier = Signature.getInstance("Ed25519"); // Java reads public keys as RFC 8410 writes them
        var encoded = new java.security.spec.X509EncodedKeySpec(hex("302a300506032b6570032100" + hex(typed).substring(2)));
        verifier.initVerify(KeyFactory.getInstance("Ed25519").generatePublic(encoded));
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
                && components(open, List.of()).get(0) instanceof Long seat && viewer.equals("player " + seat);
        need(begins("opened ") == whole, "This event was expected to be " + (whole ? "opened" : "closed") + " to this viewer.");
        if (whole) {
            Matcher seal = next("opened " + HASH + " " + HEX);
            payload = hex(seal.group(2));
            need(Arrays.equals(sha256(base64(seal.group(1)), payload), base64(parts.group(9))), "This is not the payload that was sealed.");
            need(Arrays.equals(open(type, payload), open), "The payload is not the one that everybody was shown.");
        } else hidden++;
        List<byte[]> path = Stream.of(next("path((?: " + HASH + "){0,64})").group(1).split(" ")).skip(1).map(Verify::base64).toList();
        need(Arrays.equals(root(place - 1, size, sha256(LEAF, parts.group() + "\n"), path), root), "The log has not signed it at place " + place);
        List<?> values = payload == null ? null : components(payload, List.of());
        follow(type, Integer.parseInt(parts.group(6)), values, whole);
        over |= type.equals("HandCompleted");
        var time = java.time.Instant.ofEpochSecond(Math.floorDiv(micros, 1_000_000), Math.floorMod(micros, 1_000_000) * 1000L);
        String seated = values != null && !values.isEmpty() && values.get(0) instanceof Long && !type.matches(WITHOUT_SEAT) ? "seat " : "";
        String told = values == null ? "in an older form" : told(values.stream().limit(type.matches("Cards(Dealt|Replaced)") ? 2 : 99).toList());
        story.append("%4d  %-27s  %-19s  %s%s\n".formatted(events, time, type, seated, told));
    }
    /** Notes which card came from which place of which deck; events before revision 2 commit to no places. */
    void follow(String type, int revision, List<?> parts, boolean whole) {
        Deck deck = decks.isEmpty() ? null : decks.get(decks.size() - 1);
        boolean first = type.equals("DeckShuffled"), again = type.equals("DeckReshuffled"), burned = type.equals("CardBurned");
        fell |= burned || List.of("CardsDealt", "CardsReplaced", "CardExposed").contains(type);
        if (first || again) {
            need(revision <= 2 && (again || deck == null && reshuffles + (fell ? revision - 1 : 0) == 0), "One first deck was expected, before its cards.");
            reshuffles += again ? 1 : 0;
            need(revision == 1 || parts != null && parts.size() == (first ? 1 : 5), "A shuffle with its components was expected.");
            boolean commits = revision == 2 && (first || parts.get(4) != null);
            need(commits || deck == null, "A shuffle that commits to its deck was expected, as the one before it does."); if (!commits) return;
            byte[] pool = first ? new byte[CARDS] : bytes(parts.get(3)), commitment = bytes(parts.get(first ? 0 : 4));
            need(commitment.length == 32 && pool.length > 0 && pool.length <= CARDS, "A commitment to 1 to 52 cards was expected.");
            decks.add(new Deck(events, reshuffles, pool.length, commitment, pool, new HashMap<>(), new HashSet<>()));
        } else if (deck != null && (burned || List.of("CardsDealt", "CardsReplaced", "CardExposed").contains(type))) {
            need(parts != null && revision == (burned ? 1 : 2) && parts.size() == (burned ? 1 : 3), "Places in the deck were expected.");
            boolean single = burned || type.equals("CardExposed");
            Object from = parts.get(parts.size() - 1);
            byte[] cards = burned ? new byte[1] : bytes(parts.get(1));
            byte[] places = !single ? bytes(from) : new byte[] {from instanceof Long one && one >= 0 && one < CARDS ? one.byteValue() : -1};
            need(cards.length == places.length, "A place for each card was expected.");
            for (int i = 0; (single || whole) && i < cards.length; i++) {
                boolean free = places[i] >= 0 && places[i] < deck.size && deck.taken.add((int) places[i]);
                need(free && cards[i] >= 0 && cards[i] < CARDS, "A card was expected, and a place that it could come from now.");
                if (!burned) deck.dealt.put((int) places[i], (int) cards[i]);
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
        long left = Long.highestOneBit(size - 1);
        byte[] beside = path.get(path.size() - 1);
        byte[] below = root(index < left ? index : index - left, index < left ? left : size - left, leaf, path.subList(0, path.size() - 1));
        return index < left ? sha256(NODE, below, beside) : sha256(NODE, beside, below);
    }
    /** The payload with ff for every byte that not everybody may see; null when nothing of it may be seen. */
    static byte[] open(String type, byte[] payload) {
        List<Integer> hide = HIDDEN.getOrDefault(type, List.of());
        byte[] open = payload.clone();
        List<?> parts = components(open, hide);
        if (!hide.isEmpty() && (parts == null || parts.size() <= hide.get(0))) return null;
        for (int index : hide) if (index < parts.size() && !(parts.get(index) instanceof byte[])) return null;
        return open;
    }
    /** The components of an array in CBOR (RFC 8949) of definite length, null when it is something else; some are overwritten with ff. */
    static List<?> components(byte[] payload, List<Integer> hide) {
        ByteBuffer in = ByteBuffer.wrap(payload);
        try {
            return in.get(0) >> 5 == -4 && item(in, 0, hide) instanceof List<?> parts && !in.hasRemaining() ? parts : null;
        } catch (RuntimeException unreadable) { return null; }
    }
    static Object item(ByteBuffer in, int level, List<Integer> hide) {
        int head = in.get(), kind = head >> 5 & 7, low = head & 31;
        long number = low < 24 ? low : 0;
        for (int i = low < 24 ? 0 : 1 << (low - 24); i > 0; i--) number = number << 8 | in.get() & 0xff;
        need(level <= DEEPEST && low < 28 && (kind < 2 || kind > 5 || number >= 0 && number <= in.remaining()), "Unreadable CBOR");
        if (kind < 2) return kind == 0 ? (Object) number : String.valueOf(-1 - number);
        if (kind == 7) return number == 22 ? null : number == 21 ? "yes" : number == 20 ? "no" : "?";
        byte[] bytes = new byte[kind < 4 ? (int) number : 0];
        in.get(bytes);
        if (kind < 4) return kind == 2 ? bytes : new String(bytes, UTF_8);
        List<Object> items = new ArrayList<>();
        for (long left = kind == 6 ? 1 : kind == 5 ? 2 * number : number; left > 0; left--) {
            items.add(item(in, level + 1, List.of()));
            int length = hide.contains(items.size() - 1) && items.get(items.size() - 1) instanceof byte[] string ? string.length : 0;
            Arrays.fill(in.array(), in.position() - length, in.position(), (byte) -1);
        }
        return items;
    }
    static String told(Object part) {
        if (part instanceof List<?> list) return list.stream().map(Verify::told).collect(Collectors.joining("  "));
        if (!(part instanceof byte[] bytes)) return String.valueOf(part).replaceAll("\\p{C}", "?");
        boolean cards = bytes.length <= CARDS && hex(bytes).matches("([0-2].|3[0-3]|ff)*");
        return !cards ? hex(bytes) : IntStream.range(0, bytes.length).mapToObj(i -> bytes[i] < 0 ? "??" : "" + RANKS.charAt(bytes[i] / 4)
                + SUITS.charAt(bytes[i] % 4)).collect(Collectors.joining(" "));
    }
    /** HMAC-SHA-256 (RFC 2104) of a label and two numbers, with a key of 32 bytes. */
    static byte[] hmac(byte[] key, String label, int shuffle, int number) throws Exception {
        byte[] inner = Arrays.copyOf(key, 64), outer = inner.clone();
        for (int i = 0; i < 128; i++) (i < 64 ? inner : outer)[i % 64] ^= (byte) (i < 64 ? 0x36 : 0x5c);
        return sha256(outer, sha256(inner, label, ByteBuffer.allocate(8).putInt(shuffle).putInt(number).array()));
    }
    static byte[] sha256(Object... parts) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        for (Object part : parts) digest.update(part instanceof String text ? text.getBytes(UTF_8) : (byte[]) part);
        return digest.digest();
    }
    static byte[] base64(String text) {
        need(base64(Base64.getDecoder().decode(text)).equals(text), "This is not the only way to write it in base 64: " + text);
        return Base64.getDecoder().decode(text);
    }
    static String base64(byte[] bytes) { return Base64.getEncoder().encodeToString(bytes); }
    static byte[] hex(String digits) { return HexFormat.of().parseHex(digits); }
    static String hex(byte[] bytes) { return HexFormat.of().formatHex(bytes); }
    static byte[] bytes(Object part) { need(part instanceof byte[], "A byte string was expected."); return (byte[]) part; }
    boolean begins(String word) { return lines.get(at).startsWith(word); }
    Matcher next(String form) { return match(form, lines.get(at++)); }
    static Matcher match(String form, String text) {
        Matcher parts = Pattern.compile(form).matcher(text);
        need(parts.matches(), "Something else was expected than: %.100s".formatted(text));
        return parts;
    }
    static void need(boolean fits, String fault) { if (!fits) throw new IllegalArgumentException(fault); }
}

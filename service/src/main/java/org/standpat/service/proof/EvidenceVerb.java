package org.standpat.service.proof;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.standpat.access.CardReader;
import org.standpat.command.dealer.DealerKey;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.evidence.ChangedRecordException;
import org.standpat.command.evidence.DealtElsewhereException;
import org.standpat.command.evidence.EvidenceDesk;
import org.standpat.command.evidence.NotProvenYetException;
import org.standpat.command.evidence.SeedRefusedException;
import org.standpat.command.evidence.TooManyAtOnceException;
import org.standpat.command.shell.UnknownHandException;
import org.standpat.db.access.AccessRecord;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.notary.leaf.LeafException;
import org.standpat.notary.tree.MissingTileException;
import org.standpat.proof.evidence.Evidence;
import org.standpat.service.HandId;
import org.standpat.service.Sentence;
import org.standpat.service.access.ReasonOption;
import org.standpat.service.exports.ViewerName;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.ReachedDatabase;
import org.standpat.service.place.Secrets;
import org.standpat.service.place.Settings;
import org.standpat.service.process.ConnectionPools;
import org.standpat.view.Onlooker;
import org.standpat.view.Viewer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the evidence of a hand to a file. */
@Command(
        name = "evidence",
        mixinStandardHelpOptions = true,
        header = "Writes a file by which a stranger can check a hand.",
        description = {
            "The file holds the hand's events as the viewer may see them, what is hidden sealed, each event's way up to a signed"
                    + " checkpoint, and the cards of the deck at the places that were committed to before they were dealt.",
            "It is checked with './standpat check FILE', or without Standpat: 'java verify/Verify.java FILE KEY'. docs/proof.md says how"
                    + " to write another checker.",
            "For staff with access to the database. Who was given cards is recorded. A service may run meanwhile."
        })
public final class EvidenceVerb implements Callable<Integer> {

    private static final int CONNECTIONS = 2;

    @Parameters(paramLabel = "HAND", converter = HandId.class, description = "Id of the hand.")
    private @Nullable UUID hand;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description =
                    "The file to write, which must not be there yet; HAND.evidence without it, - for the terminal.")
    private @Nullable Path out;

    @Option(
            names = "--viewer",
            converter = ViewerName.class,
            description = "As whom it is made: staff (without it), public, a seat such as seat-3, or player:NAME.")
    private @Nullable Onlooker viewer;

    @Option(
            names = "--seed",
            description =
                    "With the seed of the decks, for an auditor, who gives a --reason: every card of every deck follows from it.")
    private boolean seed;

    @Mixin
    private ReasonOption reason = new ReasonOption();

    @Mixin
    private DataOption data = new DataOption();

    @Override
    public Integer call() {
        UUID asked = Objects.requireNonNull(hand);
        try (Lifetime lifetime = new Lifetime()) {
            ReachedDatabase reached = ReachedDatabase.of(data, lifetime);
            Settings settings = Settings.ofThisProcess();
            Secrets secrets = reached.secrets(settings);
            HikariDataSource pool =
                    lifetime.add(ConnectionPools.open(reached.writer(), "standpat-evidence", CONNECTIONS));
            NotaryOfPlace.start(reached, lifetime);
            Evidence evidence = evidence(asked, secrets, pool);
            write(evidence.text(), asked);
            System.err.println("The public key that it is checked against: " + secrets.log().log());
            return 0;
        }
    }

    private Evidence evidence(UUID asked, Secrets secrets, DataSource database) {
        SecureRandom random = new SecureRandom();
        DealerVault vault = new DealerVault(database, DealerKey.parse(secrets.dealerKey(), random), random);
        CardReader reader = new CardReader(
                viewer == null ? Onlooker.always(new Viewer.Staff(reason.isGiven())) : viewer,
                Optional.of(reason.reading("evidence " + asked)),
                new AccessRecord(database));
        try {
            return new EvidenceDesk(database, secrets.log(), vault).evidence(asked, reader, seed);
        } catch (UnknownHandException unknown) {
            throw new Sentence("There is no hand " + asked + " in the record.");
        } catch (SeedRefusedException
                | DealtElsewhereException
                | NotProvenYetException
                | TooManyAtOnceException
                | ChangedRecordException
                | UnreadableEventException
                | LeafException
                | MissingTileException refused) {
            throw new Sentence(String.valueOf(refused.getMessage()));
        }
    }

    private void write(String text, UUID asked) {
        Path file = out == null ? Path.of(asked + ".evidence") : out;
        byte[] bytes = text.getBytes(UTF_8);
        if (file.toString().equals("-")) {
            System.out.writeBytes(bytes);
            System.out.flush();
            return;
        }
        try {
            Files.write(file, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (IOException fault) {
            throw new Sentence("The file " + file + " cannot be written; it must not be there yet: " + fault);
        }
        System.err.println("Written to " + file + ".");
    }
}

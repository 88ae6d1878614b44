package org.standpat.command;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Instant;
import java.util.Arrays;

/** The core is free of frameworks, and the API does not reach around the desk. */
@AnalyzeClasses(packages = "org.standpat", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String[] SHARED_EVENTS = {
        "org.standpat.card..",
        "org.standpat.ranking..",
        "org.standpat.houserules..",
        "org.standpat.hand..",
        "org.standpat.money..",
        "org.standpat.rules..",
        "org.standpat.legal..",
        "org.standpat.view.."
    };

    @ArchTest
    static final ArchRule THE_LANGUAGE_OF_A_HAND_NEEDS_THE_JDK_ALONE = classes()
            .that()
            .resideInAnyPackage(SHARED_EVENTS)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(and(SHARED_EVENTS, "java..", "org.jspecify.annotations.."));

    @ArchTest
    static final ArchRule THE_DECIDER_NEEDS_THE_LANGUAGE_OF_A_HAND_AND_THE_JDK = classes()
            .that()
            .resideInAnyPackage("org.standpat.decide..", "org.standpat.deal..", "org.standpat.play..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(and(
                    SHARED_EVENTS,
                    "org.standpat.decide..",
                    "org.standpat.deal..",
                    "org.standpat.play..",
                    "org.standpat.proof.deck..",
                    "org.standpat.proof.tree..",
                    "java..",
                    "javax.crypto..",
                    "org.jspecify.annotations.."));

    @ArchTest
    static final ArchRule THE_CORE_HAS_NO_CLOCK = noClasses()
            .that()
            .resideInAnyPackage(and(SHARED_EVENTS, "org.standpat.decide..", "org.standpat.deal.."))
            .should()
            .callMethod(Instant.class, "now")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime");

    @ArchTest
    static final ArchRule THE_API_TOUCHES_NO_TABLE = noClasses()
            .that()
            .resideInAPackage("org.standpat.command.api..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.sql..", "javax.sql..", "org.springframework.jdbc..", "org.postgresql..");

    @ArchTest
    static final ArchRule ONLY_THE_SHELL_KNOWS_AXON = noClasses()
            .that()
            .resideInAPackage("org.standpat.command..")
            .and()
            .resideOutsideOfPackage("org.standpat.command.shell..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.axonframework..");

    @ArchTest
    static final ArchRule ONLY_THE_VAULT_KNOWS_A_KEY = noClasses()
            .that()
            .resideInAPackage("org.standpat.command..")
            .and()
            .resideOutsideOfPackage("org.standpat.command.dealer..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("javax.crypto..");

    private static String[] and(String[] some, String... more) {
        String[] all = Arrays.copyOf(some, some.length + more.length);
        System.arraycopy(more, 0, all, some.length, more.length);
        return all;
    }
}

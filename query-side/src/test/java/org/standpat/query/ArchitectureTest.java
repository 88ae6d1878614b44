package org.standpat.query;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What may know what: the pure middle knows no framework, and nothing on this side decides. */
@AnalyzeClasses(packages = "org.standpat.query", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule SUMMARIES_AND_HISTORIES_ARE_PURE = classes()
            .that()
            .resideInAnyPackage("org.standpat.query.summary..", "org.standpat.query.history..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java.lang..",
                    "java.math..",
                    "java.util..",
                    "java.time..",
                    "org.jspecify..",
                    "org.standpat.card..",
                    "org.standpat.hand..",
                    "org.standpat.houserules..",
                    "org.standpat.ranking..",
                    "org.standpat.rules..",
                    "org.standpat.query.summary..",
                    "org.standpat.query.history..");

    @ArchTest
    static final ArchRule THIS_SIDE_DOES_NOT_DECIDE = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.standpat.decide..", "org.standpat.deal..", "org.standpat.command..", "org.standpat.formats..");

    @ArchTest
    static final ArchRule ONLY_THE_PROJECTION_KNOWS_AXON = noClasses()
            .that()
            .resideOutsideOfPackage("org.standpat.query.projection..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.axonframework..");

    @ArchTest
    static final ArchRule THE_API_READS_EVENTS_ONLY_THROUGH_THE_READER = noClasses()
            .that()
            .resideInAPackage("org.standpat.query.api..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("org.standpat.db.log.StoredEvent")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("org.standpat.db.json.HandEventCodec");
}

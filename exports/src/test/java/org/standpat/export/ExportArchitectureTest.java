package org.standpat.export;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Writers know events and texts: no reader, no decider and, but for the JSON of events and how many a hand may have, nothing of the log. */
@AnalyzeClasses(packages = "org.standpat.export", importOptions = ImportOption.DoNotIncludeTests.class)
class ExportArchitectureTest {

    @ArchTest
    static final ArchRule PURE = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java..",
                    "org.jspecify..",
                    "org.standpat.card..",
                    "org.standpat.db.json..",
                    "org.standpat.export..",
                    "org.standpat.hand..",
                    "org.standpat.houserules..",
                    "org.standpat.legal..",
                    "org.standpat.money..",
                    "org.standpat.ranking..",
                    "org.standpat.view..",
                    "tools.jackson..");

    @ArchTest
    static final ArchRule ONE_FORMAT_KNOWS_THE_JSON_OF_EVENTS = noClasses()
            .that()
            .resideOutsideOfPackage("org.standpat.export.json..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.standpat.db..");

    @ArchTest
    static final ArchRule ONE_PLACE_HIDES_CARDS = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("org.standpat.export.SeenHand")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("org.standpat.view.Visibility");
}

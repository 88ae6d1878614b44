package org.standpat.formats.export;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Writers know events and texts: no reader, no decider and, but for the JSON of events, nothing of the log. */
@AnalyzeClasses(packages = "org.standpat.formats", importOptions = ImportOption.DoNotIncludeTests.class)
class ExportArchitectureTest {

    @ArchTest
    static final ArchRule WRITERS_KNOW_NO_READERS = noClasses()
            .that()
            .resideInAPackage("org.standpat.formats.export..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.standpat.formats.phh..",
                    "org.standpat.formats.pokerstars..",
                    "org.standpat.formats.fulltilt..",
                    "org.standpat.formats.text..",
                    "org.standpat.formats.judge..",
                    "org.standpat.formats.transcript..",
                    "org.standpat.formats.recognition..",
                    "org.standpat.decide..",
                    "org.standpat.deal..");

    @ArchTest
    static final ArchRule ONE_FORMAT_KNOWS_THE_JSON_OF_EVENTS = noClasses()
            .that()
            .resideOutsideOfPackage("org.standpat.formats.export.json..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.standpat.db..");

    @ArchTest
    static final ArchRule ONE_PLACE_HIDES_CARDS = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("org.standpat.formats.export.SeenHand")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("org.standpat.view.Visibility");
}

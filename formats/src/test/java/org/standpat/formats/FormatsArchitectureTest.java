package org.standpat.formats;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Formats know the rules and files, and neither databases nor frameworks. */
@AnalyzeClasses(packages = "org.standpat.formats", importOptions = ImportOption.DoNotIncludeTests.class)
class FormatsArchitectureTest {

    @ArchTest
    static final ArchRule PURE_BUT_FOR_FILES = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java..",
                    "javax.xml.stream..",
                    "org.jspecify..",
                    "org.standpat.formats..",
                    "org.standpat.card..",
                    "org.standpat.export..",
                    "org.standpat.hand..",
                    "org.standpat.houserules..",
                    "org.standpat.legal..",
                    "org.standpat.money..",
                    "org.standpat.ranking..",
                    "org.standpat.rules..",
                    "org.standpat.deal..",
                    "org.standpat.decide..",
                    "org.standpat.verify..",
                    "org.standpat.view..",
                    "org.standpat.db.json..",
                    "tools.jackson..");

    @ArchTest
    static final ArchRule WHAT_FORMATS_SHARE_KNOWS_NONE_OF_THEM = noClasses()
            .that()
            .resideInAnyPackage(
                    "org.standpat.formats",
                    "org.standpat.formats.transcript",
                    "org.standpat.formats.judge",
                    "org.standpat.formats.text")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.standpat.formats.phh..",
                    "org.standpat.formats.pokerstars..",
                    "org.standpat.formats.fulltilt..",
                    "org.standpat.formats.kingsclub..",
                    "org.standpat.formats.merge..",
                    "org.standpat.formats.ohh..",
                    "org.standpat.formats.winamax..",
                    "org.standpat.formats.recognition..");

    @ArchTest
    static final ArchRule A_TRANSCRIPT_KNOWS_NO_RULES = noClasses()
            .that()
            .resideInAPackage("org.standpat.formats.transcript")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.standpat.decide..", "org.standpat.rules..", "org.standpat.formats.judge..");

    @ArchTest
    static final ArchRule THE_JUDGE_KNOWS_NO_TEXT = noClasses()
            .that()
            .resideInAPackage("org.standpat.formats.judge")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.standpat.formats.text");
}

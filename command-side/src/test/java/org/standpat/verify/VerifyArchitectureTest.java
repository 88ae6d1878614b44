package org.standpat.verify;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** A hand is judged from its events and the rules alone: no database, no framework, no secret. */
@AnalyzeClasses(packages = "org.standpat", importOptions = ImportOption.DoNotIncludeTests.class)
class VerifyArchitectureTest {

    @ArchTest
    static final ArchRule JUDGING_A_HAND_NEEDS_THE_CORE_AND_THE_JDK = classes()
            .that()
            .resideInAPackage("org.standpat.verify..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.standpat.verify..",
                    "org.standpat.decide..",
                    "org.standpat.deal..",
                    "org.standpat.card..",
                    "org.standpat.hand..",
                    "org.standpat.houserules..",
                    "org.standpat.rules..",
                    "java..",
                    "org.jspecify.annotations..");
}

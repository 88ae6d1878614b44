package org.standpat.query.export;

import org.standpat.money.Denomination;
import org.standpat.query.SettingException;

/** What a chip is worth in hands that are played here. Imported hands have what their file said. */
public final class HouseMoney {

    /** The setting that says it; the variable of the environment is STANDPAT_READ_MONEY. */
    public static final String PROPERTY = "standpat.read.money";

    private HouseMoney() {}

    /**
     * The one that a setting names.
     *
     * @throws SettingException when it names none
     */
    public static Denomination named(String setting) {
        try {
            return Denomination.named(setting);
        } catch (IllegalArgumentException misfit) {
            throw new SettingException(PROPERTY + ": " + misfit.getMessage() + ".");
        }
    }
}

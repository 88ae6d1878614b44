package org.standpat.notary.audit;

/** Something that keeps the record from being changed, or from being shown otherwise to others than to an audit, and is not as it was made. */
public sealed interface ProtectionFinding extends Finding {

    @Override
    default long place() {
        return 0;
    }

    @Override
    default String name() {
        return "protection";
    }

    /**
     * A table is another thing than an ordinary table, or has something that stands between it and who reads it.
     *
     * @param table its name
     * @param what it is or has, as the end of a sentence
     */
    record TableNotOrdinary(String table, String what) implements ProtectionFinding {

        @Override
        public String sentence() {
            return "%s was expected to be an ordinary table, and %s: others can be shown other rows than this audit."
                    .formatted(table, what);
        }
    }

    /**
     * A setting or another thing of the server by which sessions read something else than what they ask for.
     *
     * @param subject what it is, as the beginning of a sentence
     * @param undo what takes it away
     */
    record SessionsLed(String subject, String undo) implements ProtectionFinding {

        @Override
        public String sentence() {
            return "%s: others can be led to other rows than this audit. Where nobody meant that: %s."
                    .formatted(subject, undo);
        }
    }

    /**
     * A trigger that keeps a table from being changed is not as the program makes it, or another one is there.
     *
     * @param table its name
     * @param trigger its name
     * @param what is wrong with it, as the end of a sentence
     */
    record TriggerChanged(String table, String trigger, String what) implements ProtectionFinding {

        @Override
        public String sentence() {
            return "Trigger %s of table public.%s %s: rows can be changed without anybody being told."
                    .formatted(trigger, table, what);
        }
    }

    /**
     * A role that works on the record may do more than it needs.
     *
     * @param role its name
     * @param table what it may do that to
     * @param rights what it may do, separated by commas
     */
    record RightsTooWide(String role, String table, String rights) implements ProtectionFinding {

        @Override
        public String sentence() {
            return "Role %s may %s on table public.%s, which it is not given by this program: see docs/roles.md."
                    .formatted(role, rights, table);
        }
    }
}

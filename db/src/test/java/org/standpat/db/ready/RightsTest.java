package org.standpat.db.ready;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The list of rights against the catalogue: every table stands in it, and nobody may do more than it says. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
// A null from the database fails the test, as it should.
@SuppressWarnings("NullAway")
class RightsTest {

    private static final Pattern LINE =
            Pattern.compile("^ +\\('([a-z_]+)', '([a-z, ]*)', '([a-z, ]*)'\\)", Pattern.MULTILINE);

    /** Everything that was made in this database and is not PostgreSQL's own. */
    private static final String OURS = " n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')";

    private static final String RIGHTS =
            " unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger', 'maintain']) as held (name)";

    private final ReadyRoles roles = new ReadyRoles();
    private final Map<String, List<String>> list = list();

    /** Table, what the writer may do, what the reader may do. */
    private static Map<String, List<String>> list() {
        Map<String, List<String>> list = new TreeMap<>();
        try {
            LINE.matcher(Files.readString(Path.of("src/main/resources/org/standpat/db/postgres/rights.sql")))
                    .results()
                    .forEach(line -> list.put(line.group(1), List.of(line.group(2), line.group(3))));
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
        return list;
    }

    @Test
    void every_table_of_the_record_stands_in_the_list_and_no_other() {
        assertThat(roles.ask("select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace"
                        + " where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'f') order by relname"))
                .containsExactlyElementsOf(list.keySet());
    }

    @Test
    void the_list_stands_in_the_documentation_too() throws IOException {
        String rows = Files.readAllLines(Path.of("../docs/roles.md")).stream()
                .filter(line -> line.startsWith("| `") && !line.startsWith("| `standpat_"))
                .sorted()
                .collect(Collectors.joining("\n"));
        assertThat(rows)
                .isEqualTo(list.entrySet().stream()
                        .map(row -> "| `" + row.getKey() + "` | "
                                + row.getValue().get(0) + " | " + row.getValue().get(1) + " |")
                        .map(row -> row.replace("|  |", "| |"))
                        .sorted()
                        .collect(Collectors.joining("\n")));
    }

    @Test
    void each_role_may_do_to_each_table_what_the_list_says_and_nothing_else() {
        List<String> expected = new ArrayList<>();
        list.forEach((table, rights) -> {
            expected.add(table + " standpat_reader: " + rights.get(1));
            expected.add(table + " standpat_writer: " + rights.get(0));
        });
        // Also what a role might have through another, or through everybody.
        assertThat(roles.ask(
                        "select c.relname || ' ' || r.rolname || ': ' || coalesce(string_agg(held.name, ', ' order by held.name)"
                                + " filter (where has_table_privilege(r.oid, c.oid, held.name)), '')"
                                + " from pg_class c join pg_namespace n on n.oid = c.relnamespace, pg_roles r," + RIGHTS
                                + " where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'f')"
                                + " and r.rolname in ('standpat_writer', 'standpat_reader') group by c.relname, r.rolname"
                                + " order by c.relname, r.rolname"))
                .containsExactlyElementsOf(expected);
    }

    @Test
    void no_right_to_a_single_column_and_none_that_could_be_passed_on_is_given() {
        assertThat(roles.ask("select attrelid::regclass || '.' || attname from pg_attribute where attacl is not null"
                        + " and attrelid in (select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace where"
                        + OURS
                        + ")"))
                .isEmpty();
        assertThat(roles.ask(
                        "select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) a"
                                + " where" + OURS + " and a.is_grantable and a.grantee <> c.relowner"))
                .isEmpty();
    }

    @Test
    void sequences_and_functions_are_nobodys_but_the_owners() {
        for (String role : List.of("standpat_writer", "standpat_reader", "standpat_analytics")) {
            assertThat(roles.ask("select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where"
                            + OURS
                            + " and c.relkind = 'S' and (has_sequence_privilege('" + role + "', c.oid, 'usage')"
                            + " or has_sequence_privilege('" + role + "', c.oid, 'update'))"))
                    .as(role)
                    .isEmpty();
            assertThat(roles.ask("select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace where"
                            + OURS + " and has_function_privilege('" + role + "', p.oid, 'execute')"))
                    .as(role)
                    .isEmpty();
        }
    }

    @Test
    void nothing_of_ours_is_everybodys() {
        assertThat(roles.ask(
                        "select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) a"
                                + " where" + OURS + " and a.grantee = 0"))
                .isEmpty();
        assertThat(roles.ask("select n.nspname from pg_namespace n, aclexplode(n.nspacl) a where" + OURS
                        + " and a.grantee = 0"))
                .isEmpty();
        assertThat(roles.ask("select a.privilege_type from pg_database d,"
                        + " aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) a"
                        + " where d.datname = current_database() and a.grantee = 0"))
                .isEmpty();
        assertThat(roles.ask("select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace,"
                        + " aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where" + OURS
                        + " and a.grantee = 0"))
                .isEmpty();
    }

    @Test
    void schemas_and_the_database_are_used_and_added_to_by_whom_it_was_meant_for() {
        String schemas =
                "select n.nspname || ' ' || held.name from pg_namespace n, unnest(array['usage', 'create']) as held (name)"
                        + " where" + OURS + " and has_schema_privilege('%s', n.oid, held.name) order by 1";
        assertThat(roles.ask(schemas.formatted("standpat_writer"))).containsExactly("public usage");
        assertThat(roles.ask(schemas.formatted("standpat_reader")))
                .containsExactly(
                        "analytics create", "analytics usage", "projection create", "projection usage", "public usage");
        String database = "select held.name from unnest(array['connect', 'create', 'temporary']) as held (name)"
                + " where has_database_privilege('%s', current_database(), held.name)";
        assertThat(roles.ask(database.formatted("standpat_writer"))).containsExactly("connect");
        assertThat(roles.ask(database.formatted("standpat_reader"))).containsExactly("connect", "create", "temporary");
    }

    @Test
    void the_roles_are_ordinary_ones_and_members_of_no_other() {
        assertThat(roles.ask("select rolname from pg_roles where rolname in ('standpat_writer', 'standpat_reader')"
                        + " and not (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls)"))
                .containsExactlyInAnyOrder("standpat_writer", "standpat_reader");
        assertThat(roles.ask("select roleid::regrole from pg_auth_members"
                        + " where member in ('standpat_writer'::regrole, 'standpat_reader'::regrole)"))
                .isEmpty();
        assertThat(new TreeSet<>(
                        roles.ask("select nspname from pg_namespace n where n.nspowner = 'standpat_reader'::regrole")))
                .containsExactly("analytics", "projection");
        assertThat(
                        roles.ask(
                                "select datname from pg_database where pg_get_userbyid(datdba) in ('standpat_writer', 'standpat_reader')"))
                .isEmpty();
    }

    @Test
    void what_was_given_beside_the_list_is_taken_back_at_the_next_start() {
        ReadyRoles loose = new ReadyRoles();
        loose.owner.execute("grant update, delete on event to standpat_writer");
        loose.owner.execute("grant select on dealer_secret to standpat_reader, public");
        loose.owner.execute("revoke insert on event from standpat_writer");

        Readiness.byOwner(loose.databases.owner().orElseThrow());

        assertThat(
                        loose.ask(
                                "select array_to_string(relacl, ' ') from pg_class where relname in ('event', 'dealer_secret') order by relname"))
                .containsExactly(
                        "standpat=arwdDxtm/standpat standpat_writer=ar/standpat",
                        "standpat=arwdDxtm/standpat standpat_reader=r/standpat standpat_writer=ar/standpat");
    }
}

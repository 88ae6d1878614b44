package org.standpat.query.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.standpat.db.analytics.AnalyticsViews;
import org.standpat.db.log.LogFixture;

/** Every view and every column is described, in the database and, in the same words, in docs/analytics.md. */
// A null from the database fails the test, as it should.
@SuppressWarnings("NullAway")
class AnalyticsDocumentTest {

    private final LogFixture db = AnalyticsRoom.shared().side.db;

    @Test
    void every_view_and_every_column_has_a_comment() {
        List<String> without = db.sql.queryForList(
                "select c.relname || '.' || coalesce(a.attname, '') from pg_class c"
                        + " left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0"
                        + " where c.relnamespace = 'analytics'::regnamespace"
                        + " and (coalesce(obj_description(c.oid, 'pg_class'), '') = ''"
                        + " or coalesce(col_description(c.oid, a.attnum), '') = '')",
                String.class);
        assertThat(without).isEmpty();
    }

    @Test
    void the_document_says_the_same() {
        Views views = new Views(db.dataSource);
        assertThat(views.all().keySet()).isEqualTo(AnalyticsViews.names());

        String document = ProjectFolder.text("docs/analytics.md");

        assertThat(document.substring(document.indexOf(AnalyticsDocument.MARK) + AnalyticsDocument.MARK.length()))
                .isEqualTo("\n" + AnalyticsDocument.of(views.all().values()));
    }
}

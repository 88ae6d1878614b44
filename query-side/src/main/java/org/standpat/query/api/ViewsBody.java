package org.standpat.query.api;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.standpat.query.analytics.View;

/**
 * The views for sheets.
 *
 * @param feedPosition how far the projection had read the log when it was asked
 * @param views one for each
 */
record ViewsBody(long feedPosition, List<ViewBody> views) {

    ViewsBody {
        views = List.copyOf(views);
    }

    /**
     * One view.
     *
     * @param name its name
     * @param address where it is
     * @param description what its rows are
     * @param order the columns that its rows are ordered by; no two rows share their values
     * @param period the column that from and to are about; null when there is none
     * @param columns its columns
     */
    record ViewBody(
            String name,
            String address,
            String description,
            List<String> order,
            Optional<String> period,
            List<ColumnBody> columns) {
        ViewBody {
            order = List.copyOf(order);
            columns = List.copyOf(columns);
        }
    }

    /**
     * One column.
     *
     * @param name its name
     * @param type what stands in it
     * @param filter whether rows can be asked for by a value of it
     * @param description what it says
     */
    record ColumnBody(String name, String type, boolean filter, String description) {}

    static ViewsBody of(Collection<View> views, long feedPosition) {
        return new ViewsBody(feedPosition, views.stream().map(ViewsBody::body).toList());
    }

    private static ViewBody body(View view) {
        return new ViewBody(
                view.name(),
                AnalyticsController.addressOf(view.name()),
                view.meaning(),
                view.key().stream().map(View.Column::name).toList(),
                view.time().map(View.Column::name),
                view.columns().stream()
                        .map(column -> new ColumnBody(
                                column.name(),
                                column.type().word(),
                                column.type().isFilter(),
                                column.meaning()))
                        .toList());
    }
}

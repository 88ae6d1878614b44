package org.standpat.query.live;

import org.standpat.db.log.FeedToken;
import org.standpat.query.projection.FeedProgress;

/** How far the tables are, as the projection says. */
public final class LiveProgress implements ProjectedPlaces {

    private final FeedProgress progress;

    /** Of this projection. */
    public LiveProgress(FeedProgress progress) {
        this.progress = progress;
    }

    @Override
    public long covered() {
        return progress.covered().map(FeedToken::feedPosition).orElse(0L);
    }

    @Override
    public boolean isEven() {
        return progress.isEven();
    }
}

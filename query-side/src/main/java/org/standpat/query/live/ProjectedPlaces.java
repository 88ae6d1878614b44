package org.standpat.query.live;

/** How far the tables are. */
public interface ProjectedPlaces {

    /** The feed position up to which everything is in the tables; 0 when that is nothing. */
    long covered();

    /** Whether nothing is in the tables already that lies beyond. */
    boolean isEven();
}

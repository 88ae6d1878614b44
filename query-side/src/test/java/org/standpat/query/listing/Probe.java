package org.standpat.query.listing;
import java.time.*; import java.util.*;
import org.standpat.db.log.LogFixture;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;
import org.standpat.ranking.MadeHand;
public class Probe {
  public static void main(String[] a) throws Exception {
    var db = org.standpat.db.postgres.TestDatabase.fresh();
    System.out.println(db.url()+" "+db.user()+" "+db.password());
    var one = new SingleConnectionDataSource(db.url(), db.user(), db.password(), true);
    var sql = new JdbcTemplate(one);
    long t=System.nanoTime();
    new ManyHands(sql, Integer.parseInt(a[0])).write();
    System.out.println("filled in "+(System.nanoTime()-t)/1_000_000+" ms");
    sql.query("select indexrelid::regclass::text n, pg_relation_size(indexrelid)/1024/1024 s from pg_index where indrelid in ('projection.hand'::regclass,'projection.hand_player'::regclass)", r->{System.out.println(r.getString(1)+" "+r.getString(2)+" MB");});
    sql.query("select 'hand', pg_relation_size('projection.hand')/1024/1024 union select 'player', pg_relation_size('projection.hand_player')/1024/1024", r->{System.out.println(r.getString(1)+" "+r.getString(2)+" MB");});
    java.nio.file.Files.writeString(java.nio.file.Path.of("/tmp/w6/probe.db"), db.url()+"\n"+db.user()+"\n"+db.password()+"\n");
    Thread.sleep(3600_000);
  }
}

package org.standpat.query.listing;
import java.nio.file.*; import java.time.*; import java.util.*;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;
import org.standpat.ranking.MadeHand;
public class Probe2 {
  static boolean ok(HandFilter f, HandFilter g) { long n=0; return !((f instanceof HandFilter.PotMin a && g instanceof HandFilter.PotMax b && a.chips()>b.chips())||(g instanceof HandFilter.PotMin a2 && f instanceof HandFilter.PotMax b2 && a2.chips()>b2.chips()) || f.trait().name().startsWith("DRAWS")&&g.trait().name().startsWith("DRAWS")); }
  static String fmt(Plan p, long ms, boolean cur, List<HandFilter> c, String w) {
      StringBuilder k=new StringBuilder();
      for (var n: p.nodes()) k.append(n.path("Node Type").stringValue()).append(n.has("Index Name")?"("+n.path("Index Name").stringValue()+")":"").append(n.has("Relation Name")?"["+n.path("Relation Name").stringValue()+"]":"").append(" ");
      return String.format("%8d blocks %8d rows %7d us %s%s%s | %s", p.blocks(), p.looked(), ms, w, cur?"C ":"", c, k);
  }
  public static void main(String[] a) throws Exception {
    var l = Files.readAllLines(Path.of("/tmp/w6/probe.db"));
    var sql = new JdbcTemplate(new SingleConnectionDataSource(l.get(0), l.get(1), l.get(2), true));
    var singles = SearchPlansTest.filters();
    List<String> out = new ArrayList<>();
    Random r = new Random(1);
    List<List<HandFilter>> combos = new ArrayList<>();
    if (a[0].equals("1")) for (var f: singles) combos.add(List.of(f));
    if (a[0].equals("2")) for (var f: singles) for (var g: singles) if (f.toString().compareTo(g.toString())<0 && (f.trait()!=g.trait()||f.trait()==SearchedTrait.PLAYER) && ok(f,g)) combos.add(List.of(f,g));
    if (a[0].equals("3")) for (int i=0;i<500;i++) { Set<HandFilter> s=new HashSet<>(); int n=3+r.nextInt(4); for(int j=0;j<n;j++) s.add(singles.get(r.nextInt(singles.size()))); combos.add(List.copyOf(s)); }
    for (var c: combos) for (boolean cur: new boolean[]{false,true}) {
      var s = new HandSearch(c);
      Optional<Cursor> after = cur ? Optional.of(Cursor.after(Instant.parse("2025-05-01T00:00:00Z"), new UUID(0,0), s)) : Optional.empty();
      long t=System.nanoTime();
      Plan p = Plan.ofRun(sql, SearchStatement.near("h.*", s, after, 21));
      if (p.nodes().getFirst().path("Actual Rows").doubleValue(0) < 21 && !SearchStatement.isAllNear(s)) {
      long ms=(System.nanoTime()-t)/1000; t=System.nanoTime();
      out.add(fmt(p, ms, cur, c,"NEAR"));
      p = Plan.ofRun(sql, SearchStatement.far("h.*", s, after, 21));
      ms=(System.nanoTime()-t)/1000;
      out.add(fmt(p, ms, cur, c,"FAR"));
      continue;
      }
      long ms=(System.nanoTime()-t)/1000;
      out.add(fmt(p,ms,cur,c,""));
    }
    out.sort(Comparator.reverseOrder());
    for (String s: out.subList(0, Math.min(out.size(), Integer.parseInt(a[1])))) System.out.println(s);
  }
}

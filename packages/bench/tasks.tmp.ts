import { chromium as playwright } from "playwright";
import { chromium } from "../../scripts/lib/chromium.ts";
import { consoleAt, cellOf, linkTo } from "./browser/pages.ts";
import { visit } from "./browser/visit.ts";
import { listen } from "../../scripts/lib/listen.ts";
import { startMockBackend } from "../../scripts/lib/mock-backend.ts";
import { staticServer } from "../../scripts/lib/static-server.ts";
import { replay } from "./browser/replay.ts";
const [a, what = "load"] = process.argv.slice(2);
const backend = await startMockBackend();
const answers = await listen(replay(backend.url));
const subject = consoleAt(await listen(staticServer({ root: a!, upstream: answers })));
const browser = await playwright.launch(chromium());
const { site, banks, accounts, dialog } = subject;
const run = async (round: number) => {
  await using opened = await visit(browser, site);
  const { page } = opened;
  const cdp = await page.context().newCDPSession(page);
  const events: any[] = [];
  cdp.on("Tracing.dataCollected", ({ value }: any) => events.push(...value));
  const rec = async (act: () => Promise<unknown>) => {
    await cdp.send("Tracing.start", { traceConfig: { includedCategories: ["devtools.timeline","disabled-by-default-devtools.timeline","v8","blink.user_timing", ...(what.endsWith("+sel")?["disabled-by-default-blink.debug"]:[])] } } as any);
    await act(); await opened.settled();
    const done = new Promise((r) => cdp.once("Tracing.tracingComplete", r));
    await cdp.send("Tracing.end"); await done;
  };
  if (what.startsWith("load")) { await opened.slowLine(); await rec(() => page.goto(site + banks.path)); }
  else {
    await page.goto(site + accounts.path); await page.waitForSelector(accounts.row); await opened.settled();
    const act = async () => { await page.locator(cellOf(accounts)).nth(3).click(); await page.waitForSelector(dialog); };
    if (what.startsWith("drawer-again")) { await act(); await opened.settled(); await page.keyboard.press("Escape"); await opened.settled(); await rec(act); }
    else if (what.startsWith("drawer")) await rec(act);
    else { const go = async (l: any) => { await page.locator(linkTo(l)).first().click(); await page.waitForSelector(l.row); }; await go(banks); await opened.settled(); if (what.startsWith("again")) await rec(() => go(accounts)); }
  }
  const thread = (it: any) => `${it.pid}/${it.tid}`;
  const mains = events.filter((it) => it.name === "thread_name" && it.args?.name === "CrRendererMain").map(thread);
  const of = (m: string) => events.filter((it) => it.ph === "X" && thread(it) === m);
  const all = mains.map(of).sort((x, y) => y.reduce((s, e) => s + (e.name === "RunTask" ? e.tdur ?? 0 : 0), 0) - x.reduce((s, e) => s + (e.name === "RunTask" ? e.tdur ?? 0 : 0), 0))[0]!;
  all.sort((x, y) => x.ts - y.ts || (y.dur ?? 0) - (x.dur ?? 0));
  const tasks = all.filter((e) => e.name === "RunTask").sort((x, y) => x.ts - y.ts);
  const t0 = tasks[0].ts;
  if (round > 0) { 
    console.log(`--- round ${round}; total ${(tasks.reduce((s,e)=>s+(e.tdur??0),0)/1000).toFixed(0)} ms`);
    for (const t of tasks.filter((e) => (e.tdur ?? 0) > 4000)) {
      const inner = all.filter((e) => e !== t && e.ts >= t.ts && e.ts + (e.dur ?? 0) <= t.ts + t.dur && (e.tdur ?? e.dur ?? 0) > 1000);
      console.log(`${((t.ts - t0) / 1000).toFixed(0)} ms: ${(t.tdur / 1000).toFixed(1)} cpu`, inner.map((e) => `${e.name}${e.args?.data?.functionName ? "(" + e.args.data.functionName + "@" + (e.args.data.url??"").split("/").pop() + ":" + e.args.data.lineNumber+":"+e.args.data.columnNumber + ")" : e.args?.data?.type ? "(" + e.args.data.type + ")" : ""} ${((e.tdur ?? e.dur) / 1000).toFixed(1)}`).join(" | "));
    }
    const sum: Record<string, number> = {};
    for (const e of all) if (["ParseAuthorStyleSheet","UpdateLayoutTree","Layout","PrePaint","Paint","Layerize","Commit","EvaluateScript","v8.compile","v8.compileModule","MinorGC","MajorGC","ParseHTML"].includes(e.name)) sum[e.name] = (sum[e.name] ?? 0) + (e.tdur ?? 0) / 1000;
    console.log(Object.entries(sum).map(([k, v]) => `${k} ${v.toFixed(1)}`).join(", "));
    if (what.endsWith("+sel")) {
      const st = new Map<string, any>();
      for (const e of events) if (e.name === "SelectorStats") for (const s of e.args?.selector_stats?.selector_timings ?? []) { const k = s.selector; const x = st.get(k) ?? { us: 0, a: 0, m: 0, f: 0 }; x.us += s["elapsed (us)"]; x.a += s.match_attempts; x.m += s.match_count; x.f += s.fast_reject_count; st.set(k, x); }
      const rows = [...st].sort((x, y) => y[1].us - x[1].us);
      console.log("selectors", rows.length, "sum ms", (rows.reduce((s, r) => s + r[1].us, 0) / 1000).toFixed(1));
      for (const [k, x] of rows.slice(0, 30)) console.log((x.us / 1000).toFixed(2), x.a, x.m, x.f, k.slice(0, 140));
    }
  }
};
for (let i = 0; i < 3; i++) await run(i);
await browser.close(); await backend.stop(); process.exit(0);

import { expect, onTestFinished } from "vitest";
import { startGate } from "../lib/gate.ts";
import { journey } from "./lib/journey.ts";
import { button, css, row } from "./lib/steps.ts";
import { Tab, until } from "./lib/tab.ts";

const ACCOUNTS = "/withdraw/bank-accounts?status=PENDING&isDeleted=false";
const trouble = css(
  "[data-slot=notice], [data-slot=stale-notice], [data-slot=reference], [data-slot=toast][role=alert]",
);
const drawer = css("[data-slot=drawer]");

journey(
  "network taken away before a drawer's code is loaded: drawer opens once it is back",
  async ({ engine, site }) => {
    const gate = await startGate(site.url);
    onTestFinished(gate.stop);
    const tab = new Tab(await engine.newTab(), gate.url);
    await tab.signIn("SUPER_ADMIN", ACCOUNTS);
    gate.set("cut");
    await tab.click(row(1));
    await tab.one(trouble);
    gate.set("open");
    await tab.one(drawer, button(/^Approve/));
    await tab.gone(trouble);
  },
);

journey("server taken away: the next record is loaded once it is back, nothing is sent", async ({ engine, site }) => {
  const gate = await startGate(site.url);
  onTestFinished(gate.stop);
  const tab = new Tab(await engine.newTab(), gate.url);
  await tab.signIn("SUPER_ADMIN", ACCOUNTS);
  await tab.click(row(1));
  await tab.one(drawer, button(/^Approve/));
  gate.set("away");
  await tab.click(drawer, button(/^Next/));
  await tab.says(/could not be loaded/, drawer);
  // Behind the drawer, which hides it from assistive technology.
  await until(async () =>
    expect(await tab.run(() => document.querySelector("[data-slot=notice]")?.textContent)).toMatch(/cannot be reached/),
  );
  gate.set("open");
  await tab.one(drawer, button(/^Approve/));
  await tab.gone(trouble);
  expect(gate.keys).toEqual([]);
});

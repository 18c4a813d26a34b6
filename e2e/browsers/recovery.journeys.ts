import { expect, onTestFinished } from "vitest";
import { startGate } from "../lib/gate.ts";
import { journey } from "./lib/journey.ts";
import { alert, button, css, dialog, role, row, text } from "./lib/steps.ts";
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

journey(
  "network taken away while a decision is sent: its outcome is told as unknown, its note stays, sent once",
  async ({ engine, site }) => {
    const gate = await startGate(site.url);
    onTestFinished(gate.stop);
    const tab = new Tab(await engine.newTab(), gate.url);
    await tab.signIn("SUPER_ADMIN", ACCOUNTS);
    await tab.click(row(1));
    const note = [drawer, role("textbox", /^Note for the player/)] as const;
    await tab.fill("Confirmed.", ...note);
    gate.set("cut");
    await tab.click(drawer, button(/^Approve/));
    await tab.one(alert());
    gate.set("open");
    await tab.click(alert(), button("OK"));
    await tab.gone(trouble);
    await tab.has("Confirmed.", ...note);
    const before = gate.keys.length;
    await tab.click(drawer, button(/^Approve/));
    await tab.toast(/Bank account approved\./);
    expect(gate.keys).toHaveLength(before + 1);
  },
);

journey(
  "answers of a bulk rejection and its list lost: told as unknown, list recovers, each row sent once",
  async ({ engine, site, backend }) => {
    const gate = await startGate(site.url);
    onTestFinished(gate.stop);
    const tab = new Tab(await engine.newTab(), gate.url);
    await tab.signIn("SUPER_ADMIN", ACCOUNTS);
    for (const at of [0, 1]) await tab.click(row(at), role("checkbox"));
    await tab.click(role("toolbar", "Selected rows"), button("Reject"));
    await tab.fill("Not yours.", alert(), role("textbox", /^Note for the player/));
    backend.settings.set({
      faults: [
        { operation: "reviewBankAccount", fault: "lost" },
        { operation: "listBankAccounts", fault: "500" },
      ],
    });
    await tab.click(alert(), button(/^Reject 2/));
    await tab.one(dialog(/^Reject 2/), role("tab", /^Unknown/));
    backend.settings.set({ faults: [] });
    await tab.gone(trouble);
    expect(gate.keys).toHaveLength(2);
    expect(new Set(gate.keys).size).toBe(2);
  },
);

journey("server taken away while a list is exported: export is finished once it is back", async ({ engine, site }) => {
  const gate = await startGate(site.url);
  onTestFinished(gate.stop);
  const tab = new Tab(await engine.newTab(), gate.url);
  await tab.signIn("SUPER_ADMIN", ACCOUNTS);
  await tab.click(button("Export as CSV"));
  gate.set("away");
  await tab.click(dialog(/^Export/), button("Export"));
  await tab.one(trouble);
  gate.set("open");
  await tab.gone(trouble);
  await tab.gone(dialog(/^Export/), text(/could not/));
});

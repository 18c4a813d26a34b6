import { expect } from "vitest";
import { journey, mockedJourney } from "./lib/journey.ts";
import { button, dialog, role, row } from "./lib/steps.ts";
import { until } from "./lib/tab.ts";

const BANKS = "/withdraw/bank-list";

journey("sign-in: somebody who is not signed in is asked to, and returns to the page", async ({ tab }) => {
  await tab.open(BANKS);
  await tab.expectAddress(/^\/admin\?returnTo=/);
  await tab.click(role("link", "Sign in"));
  await tab.expectAddress(/^\/withdraw\/bank-list/);
  await tab.idle();
  await until(async () => expect((await tab.all(row())).length).toBeGreaterThan(10));
});

journey("sign-out: in one of two tabs, both are at the sign-in page", async ({ tab, newTab }) => {
  await tab.signIn("ADMIN", BANKS);
  const other = await newTab();
  await other.open(BANKS);
  await other.idle();
  await until(async () => expect(await other.run(() => !!document.querySelector("[data-slot=background]"))).toBe(true));
  await tab.click(button("Log out"));
  await tab.click(dialog(), button("Log out"));
  await tab.expectAddress(/^\/admin/);
  await other.expectAddress(/^\/admin/);
});

mockedJourney("mocked console: its service worker answers, a list and a record open", async ({ tab }) => {
  await tab.signIn("SUPER_ADMIN", BANKS);
  expect(await tab.run(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/mockServiceWorker\.js$/);
  await tab.click(row(0));
  await tab.one(dialog(), button("Save"));
  await tab.press("Escape");
  await tab.gone(dialog());
});

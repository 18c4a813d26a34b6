import { render, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { modules } from "../modules.ts";

/** Pages of figures of a period; `/dashboard` names its period instead. */
const REPORTS = modules
  .flatMap((module) => module.pages)
  .filter(({ path }) => path.startsWith("/reports/") || path === "/marketing-channels/report");
const PANELS = modules.flatMap(({ panels }) => panels);
const NOW = "2026-11-20T12:00:30.000Z";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(NOW) });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The period of the first call that a report sends. */
const sentBy = async (Page: ComponentType, period: string) => {
  const bodies: Promise<unknown>[] = [];
  // No call is answered, so that a report sends only its first ones.
  vi.stubGlobal("fetch", (request: Request) => {
    bodies.push(request.json());
    return new Promise(() => undefined);
  });
  const { wrapper, queryClient } = inConsole({ account: "super-admin", at: `/?${period}`, panels: PANELS });
  const { unmount } = render(<Page />, { wrapper });
  await waitFor(() => expect(bodies).not.toHaveLength(0));
  const sent = (await Promise.all(bodies)).filter((body) => (body as { itemsPerPage?: number }).itemsPerPage !== 1);
  const keys = queryClient.getQueryCache().getAll();
  unmount();
  const { from, to } = sent[0] as { from?: string; to?: string };
  return { from, to, keys: JSON.stringify(keys.map(({ queryKey }) => queryKey)) };
};

const month = "2026-10-31T23:00:00.000Z";
it("reports: every report of the console is tested", () => expect(REPORTS).toHaveLength(20));

it.each(REPORTS)("$path: period that includes now → call ends now (ruling 49)", async ({ page }) => {
  const { default: Page } = await page();
  const first = await sentBy(Page, "period=THIS_MONTH");
  expect(first).toMatchObject({ from: month, to: NOW });
  // The end is not part of the query's key, so that the rows stay in the cache.
  expect(first.keys).not.toContain(NOW);
  expect(await sentBy(Page, "period=2026-11-19T00:00Z..")).toMatchObject({ from: "2026-11-19T00:00:00.000Z", to: NOW });
  expect(await sentBy(Page, "period=2026-11-01T00:00Z..2026-11-30T23:59Z")).toMatchObject({ to: NOW });
});

it.each(REPORTS)("$path: period that is over, to come, or all time → call as asked for", async ({ page }) => {
  const { default: Page } = await page();
  expect(await sentBy(Page, "period=LAST_MONTH")).toMatchObject({ to: "2026-10-31T22:59:59.999Z" });
  expect(await sentBy(Page, "period=2026-12-01T00:00Z..")).toMatchObject({ to: undefined });
  expect(await sentBy(Page, "period=")).toMatchObject({ from: undefined, to: undefined });
});

/** Lists of what is planned ahead: their rows begin at moments that may be in the future. */
const PLANNED = modules
  .flatMap((module) => module.pages)
  .filter(({ path }) => path === "/bonus/releases" || path === "/tournament/list");
it("planned rows: both lists are tested", () => expect(PLANNED).toHaveLength(2));

it.each(PLANNED)("$path: period by name → ends this minute; by dates → as asked for (ruling 49)", async ({ page }) => {
  const { default: Page } = await page();
  expect(await sentBy(Page, "period=THIS_MONTH")).toMatchObject({ from: month, to: "2026-11-20T12:00:59.999Z" });
  expect(await sentBy(Page, "period=LAST_MONTH")).toMatchObject({ to: "2026-10-31T22:59:59.999Z" });
  expect(await sentBy(Page, "period=2026-11-19T00:00Z..")).toMatchObject({ to: undefined });
  expect(await sentBy(Page, "period=2026-11-01T00:00Z..2026-11-30T23:59Z")).toMatchObject({
    to: "2026-11-30T23:59:59.999Z",
  });
});

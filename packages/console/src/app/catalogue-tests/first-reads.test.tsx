import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import * as client from "@backoffice/api-client";
import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Session } from "#kit/session/session.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { storySession } from "#testing/backend/story-session.ts";
import { SHELL_READS } from "../../shell/background/status/shell-reads.ts";
import { fill } from "../../shell/reads/first-read.ts";
import { modules } from "../modules.ts";

const pages = modules.flatMap((module) => module.pages);
const panels = modules.flatMap((module) => module.panels);
/** Addresses of the pages and variants in the menu. */
const ADDRESSES = pages
  .filter(({ path }) => !path.includes("{"))
  .flatMap(({ path, variants = {} }) => [path, ...Object.keys(variants).map((query) => `${path}?${query}`)]);

const calls: Readonly<Record<string, { operation: { permission: string } }>> = { ...(client as object) };

type Key = readonly [id: string, input: Record<string, unknown> | null];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  // No request is answered, so that a page sends only its first reads.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The first read of a page: that of its list, or else its only read apart from those of the shell. */
const firstOf = async (address: string, scope: string, session: Session): Promise<Key | undefined> => {
  const [path, query] = address.split("?");
  const { default: Page } = await pages.find((page) => page.path === path)!.page();
  const { wrapper, queryClient } = inConsole({
    session,
    panels,
    at: `${path}?${[query, scope].filter(Boolean).join("&")}`,
  });
  const { unmount } = render(<Page />, { wrapper });
  const keys = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.fetchStatus === "fetching")
    .map(({ queryKey }) => queryKey as unknown as Key)
    .filter(([id]) => !(id in SHELL_READS));
  unmount();
  const lists = keys.filter(([, input]) => JSON.stringify(input).includes("itemsPerPage"));
  return lists[0] ?? (keys.length === 1 ? keys[0] : undefined);
};

const everything = storySession("super-admin");
/** Placeholders of values from scope and session; flags are replaced where they are true. */
const STANDS: Readonly<Record<string, string>> = { "scope/operator": "$opId", "Pacific/Chatham": "$timeZone" };
const FLAGS = ["includeBrands", "isTest"];

const templateOf = (input: unknown): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(input ?? {}, (name, value: unknown) => {
      if (value === true && FLAGS.includes(name)) return `$${name}`;
      return typeof value === "string" ? (STANDS[value] ?? value) : value;
    }),
  ) as Record<string, unknown>;

/** Session of the second render, with another time zone and role. */
const OTHER: Session = { ...storySession("admin"), timeZone: "Asia/Tokyo", permissions: everything.permissions };

it("first reads: every page of the menu is opened → the reads that two users, days and scopes have in common", async () => {
  const reads: Record<string, object> = {};
  const none: string[] = [];
  for (const address of ADDRESSES) {
    vi.setSystemTime("2026-03-04T05:06:07Z");
    const first = await firstOf(address, "opId=scope/operator&includeBrands=true&is-test=true", {
      ...everything,
      timeZone: "Pacific/Chatham",
    });
    vi.setSystemTime("2027-08-09T10:11:12Z");
    const second = await firstOf(address, "", OTHER);
    const input = first && templateOf(first[1]);
    if (input && isDeepStrictEqual(second, [first[0], fill(input, { opId: "*", timeZone: "Asia/Tokyo" })])) {
      const { permission: _, ...operation } = calls[first[0]]!.operation;
      reads[address] = { operation, input };
    } else none.push(address);
  }
  await expect(`${JSON.stringify(reads, null, 2)}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, "../../shell/reads/first-reads.json"),
  );
  expect(none).toMatchInlineSnapshot(`
    [
      "/partner-dashboard",
      "/partners/non-partner-brands",
      "/reports/bonus-releases",
      "/reports/bonus-transactions",
      "/reports/game-currency",
      "/reports/game-financial",
      "/reports/game-operator",
      "/reports/games",
      "/reports/game-providers",
      "/reports/operator",
      "/reports/registration",
      "/reports/billing-invoice-ggr",
      "/reports/billing-payment-collections",
      "/reports/risk-management",
      "/reports/transaction-operator",
      "/reports/transactions",
      "/reports/transactionsV2",
      "/reports/affiliate-revenue",
      "/reports/top-affiliates",
      "/reports/top-channels",
      "/reports/partner-channels",
      "/bonus/form/new",
      "/tournament/new",
      "/cms/branding",
      "/cms/footer",
      "/cms/file-manager",
      "/cms/v2/branding",
      "/cms/v2/theme",
      "/cms/v2/footer",
      "/cms/v2/file-manager",
      "/cms/menus",
      "/cms/banners",
      "/cms/template",
      "/cms/v2/pages/new",
      "/cms/v2/blog/new",
      "/cms/v2/modals/new",
      "/cms/v2/sliders",
      "/cms/v2/cards",
      "/cms/v2/bonus-cards",
      "/cms/v2/game-cards",
      "/cms/v2/article",
      "/cms/v2/login-image",
      "/cms/v2/widgets",
      "/cms/v2/secondary-banner",
      "/cms/v2/promotional-banner",
      "/cms/v2/modals/affiliate",
      "/cms/v2/modals/affiliate-more",
      "/cms/v2/modals/cashback",
      "/cms/v2/modals/cashback-more",
      "/cms/v2/modals/level-upgrade",
      "/settings",
      "/settings/cf-account-v2/domains",
      "/settings/general",
      "/internal-cashback-affiliate-calculator",
      "/treasury-account",
      "/exchange-rates",
      "/user/profile",
    ]
  `);
});

import type { AnyFilter, FilterSet } from "@backoffice/ui/filters";
import { render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { can } from "#kit/session/session.ts";
import { storySession } from "#testing/backend/story-session.ts";

/** Filters of the list that was rendered last. */
const drawn: { filters: FilterSet | undefined } = { filters: undefined };

vi.mock(import("#kit/list/state/use-filters.ts"), async (original) => {
  const { useFilters } = await original();
  return {
    useFilters: (define) => {
      drawn.filters = useFilters(define);
      return drawn.filters;
    },
  };
});

// Test files of a worker share modules: pages that an earlier file has loaded have the hook that is not observed.
vi.resetModules();
const { modules } = await import("../modules.ts");
const { inConsole } = await import("#testing/shell/in-console.tsx");

beforeEach(() => {
  drawn.filters = undefined;
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ success: false, messages: ["No."] }, { status: 403 })));
});
afterEach(() => void vi.unstubAllGlobals());

const [pages, panels] = [modules.flatMap((module) => module.pages), modules.flatMap((module) => module.panels)];
const pageAt = (path: string) => pages.find((page) => page.path === path)!;

/** Returns the filters that an account has on a page. */
const filtersOf = async (path: string, account: string): Promise<FilterSet> => {
  const { default: Page } = await pageAt(path).page();
  const { unmount } = render(<Page />, {
    wrapper: inConsole({ account, panels, at: `${path}?opId=op-nordlys` }).wrapper,
  });
  await waitFor(() => expect(drawn.filters).toBeDefined());
  unmount();
  return drawn.filters!;
};

const valuesOf = (filter: AnyFilter | undefined): string[] | undefined =>
  filter && "options" in filter ? filter.options.map(({ value }) => value) : undefined;

const STATUSES = ["CONFIRMED", "REJECTED", "IN_PROGRESS", "PENDING", "CANCELED"];
const PRESETS = ["LAST_10_MINUTES", "LAST_1_HOUR", "TODAY", "LAST_3_DAYS", "THIS_MONTH"];
const DOMAINS = "/settings/cf-account-v2/domains";

/** Who gets a filter: everybody who can open the page, or only platform staff (money §6). */
type Who = "all" | "platform";

/** The documented filters with page, parameter name, audience and options (money §4, §9). */
const TABLE: readonly [filter: string, path: string, name: string, who: Who, values?: readonly string[]][] = [
  ["operator ID", "/brands", "parentOpId", "platform"],
  ["player UID", "/players", "playerId", "platform"],
  ["player ID", "/bets", "playerId", "platform"],
  ["cloud status", DOMAINS, "cfZoneStatus", "platform"],
  ["AFD profile", DOMAINS, "afdProfileName", "platform"],
  ["cloud account", DOMAINS, "cfAccountId", "platform"],
  ["has pending debit", "/players", "hasPendingDebit", "platform"],
  ["locked", DOMAINS, "isLocked", "platform"],
  ["backoffice", DOMAINS, "isBackoffice", "platform"],
  ["brand", DOMAINS, "isBrand", "platform"],
  ["internal", DOMAINS, "isInternal", "platform"],
  ["extra providers", "/withdraw/list", "paymentProvider", "platform"],
  ["transaction status", "/transactions/list", "status", "all", STATUSES],
  ["transaction status", "/withdraw/list", "status", "all", STATUSES],
  [
    "transaction type",
    "/transactions/list",
    "transactionTypes",
    "all",
    [
      "DEPOSIT",
      "WITHDRAW",
      "TOPUP",
      "BONUS",
      "REFERRAL_PROFIT",
      "AFFILIATE",
      "CASHBACK",
      "TOURNAMENT_PRIZE",
      "BET_ADJUSTMENT",
    ],
  ],
  [
    "transaction sub type",
    "/transactions/list",
    "transactionSubType",
    "all",
    [
      "BONUS_CLAIM",
      "DEPOSIT_BONUS",
      "MANUAL_BONUS",
      "REGISTRATION_BONUS",
      "CASHBACK_CLAIM",
      "AFFILIATE_CPA_COMMISSION",
      "AFFILIATE_CPR_COMMISSION",
      "AFFILIATE_PROFIT_WITHDRAW",
      "WIN_ROLLBACK",
      "OTHER",
    ],
  ],
  ["is-FTD", "/deposit/list", "isFTD", "all"],
  ["bet ID", "/bets", "betId", "all"],
  ["bet status", "/bets", "status", "all", ["OPEN", "WON", "LOST", "CASHBACK", "CANCELED"]],
  ["bet type", "/bets", "betType", "all", ["CASINO", "SPORT"]],
  ["bet mode", "/bets", "betMode", "all", ["SINGLE"]],
  ["event", "/bets", "event", "all"],
  ["tournament of a sport bet", "/bets", "tournament", "all"],
  ["discipline", "/bets", "discipline", "all"],
  ["ticket status", "/support", "statuses", "all", ["CLOSED", "NEW", "PENDING", "REPLIED", "ARCHIVED"]],
  ["game status", "/gamesV2", "status", "all", ["ENABLED", "DISABLED", "MAINTENANCE"]],
  ["operator game status", "/games", "status", "all", ["ACTIVE", "DISABLED", "MAINTENANCE", "DEPRECATE"]],
  ["game tag", "/gamesV2", "tag", "all"],
  ["game category", "/gamesV2", "category", "all"],
  ["original provider", "/gamesV2", "providerId", "all"],
  ["jurisdiction", "/gamesV2", "jurisdiction", "all"],
  ["game by name", "/games-cms/operator-games", "gameId", "all"],
  ["game", "/games", "gameId", "all"],
  ["player", "/bets", "playerCode", "all"],
  ["player", "/transactions/list", "playerCode", "all"],
  ["partner", "/partners/withdraw", "partnerId", "all"],
  ["partner type", "/partners/list", "partnerType", "all", ["BRANDED", "NORMAL"]],
  ["permissions", "/settings/staff-permissions", "tag", "all"],
  ["tournament category", "/tournament/list", "category", "all", ["ALL", "SPORTS", "CASINO"]],
  ["tournament status", "/tournament/list", "status", "all", ["ACTIVE", "EXPIRED"]],
  [
    "network",
    "/settings/crypto-networks",
    "network",
    "all",
    ["Ethereum Main", "Polygon Main", "Celo Main", "Polygon Test"],
  ],
  ["app state", "/tech-support", "appState", "all", ["RUNNING", "STOPPED"]],
  ["environment", "/tech-support", "environment", "all", ["STAGE", "PREPROD", "PROD"]],
  [
    "activity log group",
    "/settings/activities",
    "type",
    "all",
    [
      "AUTH",
      "BONUS",
      "CMS",
      "GATEWAYS",
      "GAMES",
      "OPERATORS",
      "PLAYERS",
      "SUPPORT",
      "TRANSACTIONS",
      "USERS",
      "BILLING",
      "TOURNAMENT",
      "BANK",
      "CRYPTO_NETWORKS",
      "DEBIT",
    ],
  ],
  ["activity log action", "/settings/activities", "subtype", "all"],
  ["time period", "/bets", "period", "all"],
  ["time period", "/transactions/list", "period", "all"],
  ["time period", "/withdraw/pending", "period", "all"],
];

const STAFF = ["super-admin", "admin", "operator-admin", "operator-manager", "dev-ops"];
const isPlatform = (account: string) => account === "super-admin" || account === "admin" || account === "dev-ops";
const OPENED = [...new Set(TABLE.map(([, path]) => path))].flatMap((path) => {
  const { permission } = pageAt(path);
  return STAFF.filter((account) => !permission || can(storySession(account), permission)).map(
    (account) => [path, account] as const,
  );
});

describe("documented filters by page and role", () => {
  it.each(OPENED)("%s: opened as %s → documented filters and options", async (path, account) => {
    const filters = await filtersOf(path, account);
    for (const [filter, , name, who, values = []] of TABLE.filter(([, at]) => at === path)) {
      const has = who === "all" || isPlatform(account);
      expect(name in filters, filter).toBe(has);
      expect(has && values.length > 0 ? valuesOf(filters[name]) : values, filter).toEqual(
        expect.arrayContaining([...values]),
      );
    }
  });

  it("period filters: every documented preset is offered", async () => {
    for (const [, path, name] of TABLE.filter(([filter]) => filter === "time period")) {
      const period = (await filtersOf(path, "admin"))[name];
      expect(period?.kind === "date-range" && period.presets, path).toEqual(expect.arrayContaining(PRESETS));
    }
  });

  it.each([
    ["super-admin", ["SUPER_ADMIN", "ADMIN", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"]],
    ["admin", ["SUPER_ADMIN", "ADMIN", "OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"]],
    ["operator-admin", ["OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"]],
  ])("role filter: account %s → options %s", async (account, roles) => {
    const values = valuesOf((await filtersOf("/settings/admins", account))["role"])!;
    expect(values).toEqual(expect.arrayContaining(roles));
    expect(values.includes("SUPER_ADMIN")).toBe(isPlatform(account));
    expect(values.includes("ADMIN")).toBe(isPlatform(account));
  });

  it("pending withdrawals: no status filter for any role", async () => {
    for (const account of ["super-admin", "operator-admin"])
      expect(await filtersOf("/withdraw/pending", account)).not.toHaveProperty("status");
  });

  it("event, tournament and discipline filters: single sport bets → shown; other bets → absent", async () => {
    const bets = await filtersOf("/bets", "admin");
    for (const name of ["event", "tournament", "discipline"])
      expect(bets[name]?.requires, name).toEqual({ betType: "SPORT", betMode: "SINGLE" });
  });
});

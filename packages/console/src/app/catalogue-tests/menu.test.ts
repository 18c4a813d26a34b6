import { describe, expect, it } from "vitest";
import { modules } from "../modules.ts";
import { createRegistry } from "#kit/pages/registry.ts";
import { sessionWith } from "#testing/backend/session-with.ts";
import { findEntry } from "../../shell/menu/find-entry.ts";
import { findPage } from "../../shell/pages/find-page.ts";
import { menuSearch } from "../../shell/menu/menu-search.ts";
import { buildMenu } from "../../shell/menu/menu.ts";
import { searchMenu } from "../../shell/menu/search-menu.ts";

const { pages } = createRegistry(modules);
const session = (role: "ADMIN" | "DEV_OPS" | "PARTNER" | "OPERATOR_ADMIN", permissions: string[]) =>
  sessionWith({ roles: [role], op: role === "OPERATOR_ADMIN" ? "op-nordlys" : null, permissions });
const all = pages.map((page) => ({ path: page.path }));
const badges = {
  tickets: 0,
  withdraw: 5,
  deposit: 0,
  cashback: 0,
  affProfit: 0,
  debit: 0,
  bankAccounts: 4,
  kyc: 0,
  playerUsernames: 0,
};
const paths = (groups: ReturnType<typeof buildMenu>) =>
  groups.flatMap((group) => group.entries.map((entry) => entry.path + (entry.query && `?${entry.query}`)));
const rights = pages.flatMap((page) => page.permission ?? []);

describe("buildMenu", () => {
  it("permission is missing → page is left out", () => {
    const open = ["/quick-dashboard", "/settings", "/exchange-rates", "/whats-new"];
    expect(paths(buildMenu(pages, session("ADMIN", []), all, badges))).toEqual([...open, "/user/profile"]);
    expect(paths(buildMenu(pages, session("ADMIN", ["view_banks"]), all, badges))).toContain("/withdraw/bank-list");
  });

  it("menu list of the server → only its pages, with its labels", () => {
    const groups = buildMenu(
      pages,
      session("ADMIN", ["view_banks", "view_bank_accounts"]),
      [{ path: "/withdraw/bank-list", title: "Banks" }],
      badges,
    );
    expect(groups).toHaveLength(1);
    expect(groups[0]!.entries).toMatchObject([{ path: "/withdraw/bank-list", label: "Banks" }]);
  });

  it("partner, or menu list not loaded → all pages of the catalogue", () => {
    expect(paths(buildMenu(pages, session("PARTNER", ["view_banks"]), [], undefined))).toContain("/withdraw/bank-list");
    expect(paths(buildMenu(pages, session("ADMIN", ["view_banks"]), undefined, undefined))).toContain(
      "/withdraw/bank-list",
    );
  });

  it("group counts: totals as documented", () => {
    const counts = { ...badges, affProfit: 1, cashback: 2, debit: 4 };
    const groups = buildMenu(pages, session("ADMIN", rights), all, counts);
    const total = (id: string) => groups.find((group) => group.id === id)?.count;
    expect(total("Withdraw")).toBe(9);
    expect(total("Transactions")).toBe(7);
  });

  it("badges: counts of pending work → each at the page that handles it", () => {
    const counts = {
      tickets: 1,
      withdraw: 2,
      deposit: 3,
      cashback: 4,
      affProfit: 5,
      debit: 6,
      bankAccounts: 7,
      kyc: 8,
      playerUsernames: 9,
    };
    const entries = buildMenu(pages, session("ADMIN", rights), all, counts).flatMap((group) => group.entries);
    const counted = entries.filter(({ count }) => count > 0).map(({ path, count }) => [path, count]);
    expect(Object.fromEntries(counted)).toEqual({
      "/support": 1,
      "/withdraw/pending": 2,
      "/deposit/pending": 3,
      "/transactions/pending-cashback": 4,
      "/transactions/pending-affiliate-profit": 5,
      "/bets/reconciled-debits": 6,
      "/withdraw/bank-accounts": 7,
      "/documentsV2": 8,
      "/players/usernames": 9,
    });
  });

  it("badges: at the variant with the pending rows, none for pages that the user cannot open", () => {
    const counts = { ...badges, kyc: 3, affProfit: 5, cashback: 2, debit: 4 };
    const documents = buildMenu(pages, session("ADMIN", rights), all, counts).find(({ id }) => id === "Documents");
    expect(documents?.entries.filter(({ count }) => count > 0)).toMatchObject([
      { label: "Pending Documents", count: 3 },
    ]);
    const few = buildMenu(pages, session("ADMIN", ["view_bank_accounts", "view_transactions"]), all, counts);
    const totals = Object.fromEntries(few.map(({ id, count }) => [id, count]));
    expect(totals).toMatchObject({ Withdraw: 4, Transactions: 2 });
  });

  it("groups: documented order", () => {
    const groups = buildMenu(pages, session("ADMIN", rights), all, badges).map((group) => group.id);
    expect(groups.slice(0, 13)).toEqual(
      "Dashboards,Partners,Reports,Billing,Withdraw,Bets,Bonus,Tournaments,CMS (v1),CMS v2,Deposit,Settings,Documents".split(
        ",",
      ),
    );
  });

  it("audience: admin → operators; operator staff → brands and the operator's own pages", () => {
    const admin = paths(buildMenu(pages, session("ADMIN", rights), all, badges));
    const operator = paths(buildMenu(pages, session("OPERATOR_ADMIN", rights), all, badges));
    for (const path of ["/operators", "/operators?type=brand"]) {
      expect(admin).toContain(path);
      expect(operator).not.toContain(path);
    }
    const devOps = paths(buildMenu(pages, session("DEV_OPS", rights), all, badges));
    for (const path of ["/brands", "/billing/me", "/billing/meV2", "/settings/general"]) {
      expect(admin).not.toContain(path);
      expect(devOps).not.toContain(path);
      expect(operator).toContain(path);
    }
    const without = rights.filter((right) => right !== "brands_access");
    expect(paths(buildMenu(pages, session("OPERATOR_ADMIN", without), all, badges))).not.toContain("/brands");
  });

  it("user of a brand → no pages about brands", () => {
    const brand = { ...session("OPERATOR_ADMIN", rights), parentOpId: "op-nordlys" };
    const menuPaths = paths(buildMenu(pages, brand, all, badges));
    for (const path of ["/brands", "/billing/brands", "/partners/non-partner-brands"])
      expect(menuPaths).not.toContain(path);
  });

  it("partner dashboard: role → shown to partners only", () => {
    expect(paths(buildMenu(pages, session("PARTNER", rights), undefined, badges))).toContain("/partner-dashboard");
    expect(paths(buildMenu(pages, session("ADMIN", rights), all, badges))).not.toContain("/partner-dashboard");
  });

  it("operator DEFAULT → only the CMS groups", () => {
    const groups = buildMenu(pages, session("ADMIN", rights), all, badges, "DEFAULT");
    expect(groups.map((group) => group.id)).toEqual(["CMS (v1)", "CMS v2"]);
  });

  it("pages with path parameters, and pages that add a record → left out", () => {
    const menuPaths = paths(buildMenu(pages, session("ADMIN", rights), undefined, badges));
    expect(menuPaths.filter((path) => path.includes("{") || path.endsWith("/new"))).toEqual([]);
  });
});

describe("menu links", () => {
  it("scope is kept, the language only on CMS pages", () => {
    const search = "?opId=op-nordlys&is-test=false&page=3&selectedLanguage=sv";
    expect(menuSearch(search, "", false)).toBe("?opId=op-nordlys&is-test=false");
    expect(menuSearch(search, "", true)).toBe("?opId=op-nordlys&is-test=false&selectedLanguage=sv");
    expect(menuSearch("?isTest=true", "status=PENDING", false)).toBe("?isTest=true&status=PENDING");
  });

  it("search: matches the beginnings of words", () => {
    const groups = buildMenu(pages, session("ADMIN", rights), all, badges);
    expect(paths([...searchMenu(groups, "pend with")])).toContain("/withdraw/pending");
    expect(paths([...searchMenu(groups, "ggr")])).toEqual(["/reports/billing-invoice-ggr"]);
    expect(searchMenu(groups, "zzz")).toEqual([]);
    expect(searchMenu(groups, " ")).toBe(groups);
  });

  it("current entry: selected by the variant in the query", () => {
    const groups = buildMenu(pages, session("ADMIN", rights), all, badges);
    const label = (search: string) => findEntry(groups, "/documentsV2", search)?.label;
    expect([label(""), label("?status=PENDING&page=2"), label("?status=X")]).toEqual([
      "Documents",
      "Pending Documents",
      "Documents",
    ]);
  });

  it("current entry and page title: same variant", () => {
    const groups = buildMenu(pages, session("ADMIN", rights), undefined, badges);
    const addresses = groups
      .flatMap((group) => group.entries)
      .flatMap(({ path, query }) =>
        [query, `${query}&status=X`, "status=PENDING,X"].map((search) => [path, `?${search}`] as const),
      );
    const labels = addresses.map(([path, search]) => [path, search, findEntry(groups, path, search)?.label]);
    expect(labels).toEqual(addresses.map(([path, search]) => [path, search, findPage(pages, path, search)?.title]));
  });

  it("page below an entry → nearest entry above is current", () => {
    const groups = buildMenu(pages, session("ADMIN", rights), undefined, badges);
    const path = (pathname: string) => findEntry(groups, pathname, "")?.path;
    expect([path("/players/8F2K"), path("/players/"), path("/nowhere/at/all")]).toEqual([
      "/players",
      "/players",
      undefined,
    ]);
  });
});

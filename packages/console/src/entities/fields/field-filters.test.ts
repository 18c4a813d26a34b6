import type { ReadShape } from "@backoffice/api-client";
import * as logs from "@backoffice/api-client/shapes/activities";
import * as shapes from "@backoffice/api-client/shapes/bets";
import { listDomains } from "@backoffice/api-client/shapes/domains";
import { listAppServices } from "@backoffice/api-client/shapes/developer";
import { listKyc } from "@backoffice/api-client/shapes/kyc";
import { listPartnerChannels } from "@backoffice/api-client/shapes/partners";
import { listServers } from "@backoffice/api-client/shapes/system";
import { listTickets } from "@backoffice/api-client/shapes/support";
import { listDeposits } from "@backoffice/api-client/shapes/deposits";
import { listInvoices } from "@backoffice/api-client/shapes/billing-v2";
import { listTransactions } from "@backoffice/api-client/shapes/transactions";
import { listUsers } from "@backoffice/api-client/shapes/users";
import type { FilterSet } from "@backoffice/ui/filters";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { contractFilters } from "#kit/contract/filters/contract-filters.ts";
import type { FilterContext } from "#kit/list/state/filters.ts";
import { fieldKnowledge } from "./known-fields.ts";

const platform: FilterContext = {
  timeZone: "Europe/Malta",
  locale: "en-GB",
  isPlatform: true,
  opId: "*",
  can: () => true,
  client: new QueryClient(),
};
/** Filters of a list whose page has set `fixed`. */
const filtersOf = (shape: ReadShape, fixed: object = {}) => contractFilters(shape, fieldKnowledge, { fixed });
const operator = { ...platform, isPlatform: false };
const kinds = (set: FilterSet) => Object.fromEntries(Object.entries(set).map(([name, { kind }]) => [name, kind]));

describe("contractFilters: filters derived from the shape of a list", () => {
  it("every parameter of the call → a filter of the matching kind", () => {
    expect(kinds(filtersOf(shapes.listBets)(platform))).toEqual({
      search: "text",
      status: "select",
      period: "date-range",
      playerCode: "search",
      betType: "select",
      betMode: "select",
      currency: "lookup",
      betId: "text",
      isSettled: "tri-state",
      playerId: "lookup",
      gameId: "lookup",
      providerId: "lookup",
      event: "text",
      tournament: "text",
      discipline: "text",
    });
    expect(kinds(filtersOf(listDeposits)(platform))).toMatchObject({
      isFTD: "tri-state",
      amountInUSD: "money-range",
    });
    expect(kinds(filtersOf(listInvoices)(platform))).toMatchObject({ month: "select", year: "text" });
  });

  it("activity log → only the actions of that log are options (money §9)", () => {
    const actions = (shape: ReadShape) => {
      const { subtype } = filtersOf(shape)(platform);
      return subtype?.kind === "select" || subtype?.kind === "picker" ? subtype.options.map(({ label }) => label) : [];
    };
    expect(actions(logs.listSupportActivities)).toContain("Ticket answered");
    expect(actions(logs.listStaffActivities)).toContain("User created");
    expect(actions(logs.listStaffActivities)).not.toContain("Ticket answered");
    expect(filtersOf(logs.listStaffActivities)(platform)["subtype"]?.label).toBe("Action");
  });

  it("first-time deposit filter → value described in words", () => {
    const { isFTD } = filtersOf(listDeposits)(platform);
    expect([true, false].map((value) => isFTD?.describe(value as never))).toEqual([
      "First-time deposits only",
      "Without first-time deposits",
    ]);
  });

  it("fixed or duplicate parameter → no filter", () => {
    expect(filtersOf(listDeposits, { status: "PENDING" })(platform)).not.toHaveProperty("status");
    const all = kinds(filtersOf(listTransactions)(platform));
    expect(all).toMatchObject({ transactionTypes: "multi-select" });
    expect(all).not.toHaveProperty("transactionType");
    expect(filtersOf(listTransactions, { transactionType: "BONUS" })(platform)).not.toHaveProperty("transactionTypes");
    expect(kinds(filtersOf(listTickets)(platform))).toMatchObject({ statuses: "multi-select" });
  });

  it("operator staff → platform-only filters and roles omitted", () => {
    expect(filtersOf(shapes.listBets)(operator)).not.toHaveProperty("playerId");
    expect(filtersOf(listDomains)(operator)).not.toHaveProperty("isLocked");
    const roles = (context: FilterContext) => {
      const filter = filtersOf(listUsers)(context)["role"];
      return filter?.kind === "select" ? filter.options.map(({ value }) => value) : [];
    };
    expect(roles(operator)).toEqual(["OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"]);
    expect(roles(platform)).toContain("SUPER_ADMIN");
  });

  it("permission for suggestions missing → text instead of lookup", () => {
    const set = filtersOf(shapes.listBets)({ ...platform, can: () => false });
    expect(kinds(set)).toMatchObject({ playerCode: "text", gameId: "text" });
  });

  it("bet ID: characters other than letters, digits, dash, underscore, slash → error", () => {
    const set = filtersOf(shapes.listBets)(platform);
    expect(set["betId"]?.problem("a-B_1/2" as never)).toBeUndefined();
    expect(set["betId"]?.problem("a b" as never)).toBe("Use letters, digits, dash, underscore and slash only.");
  });

  it("domains → search by part of the name in the bar, no exact-name filter", () => {
    const set = filtersOf(listDomains)(platform);
    expect(set["domain"]).toMatchObject({ place: "bar", placeholder: "Domain" });
    expect(set).not.toHaveProperty("domainName");
  });

  it.each([
    ["tickets", listTickets, "statuses"],
    ["KYC", listKyc, "kycStatus"],
    ["sign-ins", logs.listLoginActivities, "result"],
    ["apps", listAppServices, "appState"],
    ["servers", listServers, "state"],
  ] as const)("%s: state filter → shown in the bar", (_, shape, name) => {
    expect(Object.keys(filtersOf(shape)(platform)).slice(0, 2)).toContain(name);
    expect(filtersOf(shape)(platform)[name]?.place).toBe("bar");
  });

  it("partner channels → labels of the filters are unique", () => {
    const labels = Object.values(filtersOf(listPartnerChannels)(platform)).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("bets → frequent filters first in the bar, rare ones last under More", () => {
    const places = Object.entries(filtersOf(shapes.listBets)(platform)).map(([name, { place }]) => [name, place]);
    expect(places.filter(([, place]) => place === "bar").map(([name]) => name)).toEqual(["search", "status", "period"]);
    expect(places.at(-1)).toEqual(["discipline", "more"]);
  });
});

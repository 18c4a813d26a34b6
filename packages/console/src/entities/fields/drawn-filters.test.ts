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
import { fieldKnowledge } from "./field-knowledge.ts";

const platform: FilterContext = {
  timeZone: "Europe/Malta",
  locale: "en-GB",
  isPlatform: true,
  opId: "*",
  can: () => true,
  client: new QueryClient(),
};
/** The filters of a list, of which the page has decided on `fixed`. */
const drawn = (shape: ReadShape, fixed: object = {}) => contractFilters(shape, fieldKnowledge, { fixed });
const operator = { ...platform, isPlatform: false };
const kinds = (set: FilterSet) => Object.fromEntries(Object.entries(set).map(([name, { kind }]) => [name, kind]));

describe("the filters of a list that is drawn from its shape", () => {
  it("are all that the call takes, each of the kind that fits", () => {
    expect(kinds(drawn(shapes.listBets)(platform))).toEqual({
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
    expect(kinds(drawn(listDeposits)(platform))).toMatchObject({
      isFTD: "tri-state",
      amountInUSD: "money-range",
    });
    expect(kinds(drawn(listInvoices)(platform))).toMatchObject({ month: "select", year: "text" });
  });

  it("offer the actions of a log as choices, and those of its own kind only (money §9)", () => {
    const actions = (shape: ReadShape) => {
      const { subtype } = drawn(shape)(platform);
      return subtype?.kind === "select" || subtype?.kind === "picker" ? subtype.options.map(({ label }) => label) : [];
    };
    expect(actions(logs.listSupportActivities)).toContain("Ticket answered");
    expect(actions(logs.listStaffActivities)).toContain("User created");
    expect(actions(logs.listStaffActivities)).not.toContain("Ticket answered");
    expect(drawn(logs.listStaffActivities)(platform)["subtype"]?.label).toBe("Action");
  });

  it("say of first-time deposits which they are", () => {
    const { isFTD } = drawn(listDeposits)(platform);
    expect([true, false].map((value) => isFTD?.describe(value as never))).toEqual([
      "Only first-time deposits",
      "Without first-time deposits",
    ]);
  });

  it("leave out what the page has decided on, and what of one value and several is double", () => {
    expect(drawn(listDeposits, { status: "PENDING" })(platform)).not.toHaveProperty("status");
    const all = kinds(drawn(listTransactions)(platform));
    expect(all).toMatchObject({ transactionTypes: "multi-select" });
    expect(all).not.toHaveProperty("transactionType");
    expect(drawn(listTransactions, { transactionType: "BONUS" })(platform)).not.toHaveProperty("transactionTypes");
    expect(kinds(drawn(listTickets)(platform))).toMatchObject({ statuses: "multi-select" });
  });

  it("are fewer for staff of an operator", () => {
    expect(drawn(shapes.listBets)(operator)).not.toHaveProperty("playerId");
    expect(drawn(listDomains)(operator)).not.toHaveProperty("isLocked");
    const roles = (context: FilterContext) => {
      const filter = drawn(listUsers)(context)["role"];
      return filter?.kind === "select" ? filter.options.map(({ value }) => value) : [];
    };
    expect(roles(operator)).toEqual(["OPERATOR_ADMIN", "OPERATOR_MANAGER", "PARTNER"]);
    expect(roles(platform)).toContain("SUPER_ADMIN");
  });

  it("ask for suggestions only what the reader may see", () => {
    const set = drawn(shapes.listBets)({ ...platform, can: () => false });
    expect(kinds(set)).toMatchObject({ playerCode: "text", gameId: "text" });
  });

  it("take letters, digits, dash, underscore and slash as a bet's id, nothing else", () => {
    const set = drawn(shapes.listBets)(platform);
    expect(set["betId"]?.problem("a-B_1/2" as never)).toBeUndefined();
    expect(set["betId"]?.problem("a b" as never)).toBe("Use letters, digits, dash, underscore and slash only.");
  });

  it("of domains have the search for a part of the name in the bar, and not the name that asks for one record", () => {
    const set = drawn(listDomains)(platform);
    expect(set["domain"]).toMatchObject({ place: "bar", placeholder: "Domain" });
    expect(set).not.toHaveProperty("domainName");
  });

  it.each([
    ["tickets", listTickets, "statuses"],
    ["KYC", listKyc, "kycStatus"],
    ["sign-ins", logs.listLoginActivities, "result"],
    ["apps", listAppServices, "appState"],
    ["servers", listServers, "state"],
  ] as const)("of %s have the state in the bar, whatever it is called", (_, shape, name) => {
    expect(Object.keys(drawn(shape)(platform)).slice(0, 2)).toContain(name);
    expect(drawn(shape)(platform)[name]?.place).toBe("bar");
  });

  it("of channels tell those of partners from those of one partner", () => {
    const labels = Object.values(drawn(listPartnerChannels)(platform)).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("stand in the bar when they are looked for most, and behind the others when there are many", () => {
    const places = Object.entries(drawn(shapes.listBets)(platform)).map(([name, { place }]) => [name, place]);
    expect(places.filter(([, place]) => place === "bar").map(([name]) => name)).toEqual(["search", "status", "period"]);
    expect(places.at(-1)).toEqual(["discipline", "more"]);
  });
});

import { listBanks } from "@backoffice/api-client/shapes/banks";
import { listDomains } from "@backoffice/api-client/shapes/domains";
import { listSportFreebets } from "@backoffice/api-client/shapes/freebets";
import { listGameReport } from "@backoffice/api-client/shapes/game-reports";
import { listHostnames } from "@backoffice/api-client/shapes/hostnames";
import { listPlayers } from "@backoffice/api-client/shapes/players";
import { listTickets } from "@backoffice/api-client/shapes/support";
import { listUsers } from "@backoffice/api-client/shapes/users";
import { describe, expect, it } from "vitest";
import { toContractInput } from "./contract-input.ts";
import { toContractPage } from "../record/to-contract-page.ts";

const request = { page: 2, itemsPerPage: 50, opId: "*", sortBy: "", sortDirection: "desc" as const };

describe("toContractInput", () => {
  it("list call with a body → values in the body, unknown ones dropped", () => {
    expect(toContractInput(listBanks, { ...request, isTest: true, status: "ACTIVE", sortBy: "order" })).toEqual({
      body: { page: 2, itemsPerPage: 50, opId: "*", status: "ACTIVE", sortBy: "order", sortDirection: "desc" },
    });
    expect(toContractInput(listBanks, { ...request, sortBy: "nothing" })?.body).not.toHaveProperty("sortBy");
  });

  it("list call with a query → values in the query, zero-based page where the contract counts so", () => {
    expect(toContractInput(listSportFreebets, request)).toEqual({ query: { page: 2, itemsPerPage: 50 } });
    expect(toContractInput(listDomains, request)).toEqual({ query: { page: 1, limit: 50, opId: "*" } });
  });

  it("calls with other shapes → query and body, limit, appliedFilters, list of one value", () => {
    expect(toContractInput(listHostnames, request)).toEqual({
      query: { opId: "*" },
      body: { page: 2, itemsPerPage: 50 },
    });
    expect(toContractInput(listPlayers, request)?.body).toMatchObject({ page: 2, limit: 50 });
    expect(toContractInput(listUsers, request)).toEqual({
      body: { appliedFilters: { page: 2, limit: 50, opId: "*" } },
    });
    expect(toContractInput(listTickets, { ...request, statuses: "NEW" })?.body).toMatchObject({ statuses: ["NEW"] });
  });
});

describe("toContractPage", () => {
  it("answers of several shapes → rows and count", () => {
    expect(toContractPage(listUsers, { users: [{ user_id: "1" }], total: 7 })).toMatchObject({ count: 7 });
    const freebets = { items: [{ id: 1 }], metadata: { totalItems: 3 } };
    expect(toContractPage(listSportFreebets, freebets)).toMatchObject({ items: [{ id: 1 }], count: 3 });
    expect(toContractPage({ ...listBanks, rows: "", total: undefined as never }, [{}, {}])).toMatchObject({ count: 2 });
  });

  it("report → totals, other list → none", () => {
    const totals = { bets: 18_420, wagerInUSD: 41_250.75 };
    expect(toContractPage(listGameReport, { items: [{}], count: 1, totals })).toMatchObject({ totals });
    expect(toContractPage(listBanks, { items: [], count: 0 })).not.toHaveProperty("totals");
  });
});

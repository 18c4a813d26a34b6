import { describe, expect, it } from "vitest";
import { freebets, freebetsInput } from "./freebets.source.ts";

const request = {
  page: 3,
  itemsPerPage: 50,
  opId: "op-nordlys",
  isTest: true,
  sortBy: "name",
  sortDirection: "asc",
} as const;

describe("freebets source", () => {
  it("page size: default → left to the server; chosen by the user → sent", () => {
    expect(freebetsInput(request).query).toEqual({ page: 3, sortBy: "name", sortDirection: "asc" });
    expect(freebetsInput({ ...request, itemsPerPage: 100 }).query).toMatchObject({ page: 3, itemsPerPage: 100 });
    const answer = { code: 0, message: "", items: [], metadata: { totalItems: 41, itemsPerPage: 20 } };
    expect(freebets.page(answer)).toEqual({ items: [], count: 41, limit: 20 });
  });

  it("stage filter → sent as a number", () => {
    expect(freebetsInput({ ...request, stage: "3" }).query).toMatchObject({ stage: 3 });
  });
});

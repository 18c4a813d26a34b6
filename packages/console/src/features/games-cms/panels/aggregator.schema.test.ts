import { describe, expect, it } from "vitest";
import { aggregatorSchema, missingOf, type AggregatorValues } from "./aggregator.schema.ts";

const values = (change: Partial<AggregatorValues> = {}): AggregatorValues => ({
  opId: "op-nordlys",
  aggregator: "imoon",
  providers: "ALL",
  providerId: "",
  ...change,
});

describe("games by aggregator (money §3, §5)", () => {
  it("takes a provider's id, or ALL", () => {
    expect(aggregatorSchema.parse(values())).toEqual({ opId: "op-nordlys", aggregator: "imoon", providerId: "ALL" });
    expect(aggregatorSchema.parse(values({ providers: "ONE", providerId: "prv-007" })).providerId).toBe("prv-007");
    expect(aggregatorSchema.parse(values({ providers: "ALL", providerId: "prv-007" })).providerId).toBe("ALL");
  });

  it.each(["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"])("takes the aggregator %s", (aggregator) => {
    expect(aggregatorSchema.parse(values({ aggregator })).aggregator).toBe(aggregator);
  });

  it("waits until an operator is chosen", () => {
    expect(missingOf(values({ opId: "", aggregator: "" }))).toBe("Choose an operator or brand first.");
    expect(missingOf(values())).toBeUndefined();
  });

  it.each([
    [{ opId: "" }, "Choose an operator or brand."],
    [{ aggregator: "Other" }, "Choose the aggregator."],
    [{ providers: "ONE" }, "Choose the provider."],
  ] as const)("refuses %o", (change, message) => {
    expect(aggregatorSchema.safeParse(values(change)).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

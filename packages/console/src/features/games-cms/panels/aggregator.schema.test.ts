import { describe, expect, it } from "vitest";
import { aggregatorSchema, missingOf, type AggregatorValues } from "./aggregator.schema.ts";

const values = (change: Partial<AggregatorValues> = {}): AggregatorValues => ({
  opId: "op-nordlys",
  aggregator: "imoon",
  providers: "ALL",
  providerId: "",
  ...change,
});

describe("games by aggregator: schema (money §3, §5)", () => {
  it("provider → its ID, or ALL", () => {
    expect(aggregatorSchema.parse(values())).toEqual({ opId: "op-nordlys", aggregator: "imoon", providerId: "ALL" });
    expect(aggregatorSchema.parse(values({ providers: "ONE", providerId: "prv-007" })).providerId).toBe("prv-007");
    expect(aggregatorSchema.parse(values({ providers: "ALL", providerId: "prv-007" })).providerId).toBe("ALL");
  });

  it.each(["imoon", "Soft Gamings", "Creed Roomz", "SoftSwiss"])("aggregator %s → valid", (aggregator) => {
    expect(aggregatorSchema.parse(values({ aggregator })).aggregator).toBe(aggregator);
  });

  it("operator missing → disabled reason", () => {
    expect(missingOf(values({ opId: "", aggregator: "" }))).toBe("Choose an operator or brand first.");
    expect(missingOf(values())).toBeUndefined();
  });

  it.each([
    [{ opId: "" }, "Choose an operator or brand."],
    [{ aggregator: "Other" }, "Choose the aggregator."],
    [{ providers: "ONE" }, "Choose the provider."],
  ] as const)("%o → error", (change, message) => {
    expect(aggregatorSchema.safeParse(values(change)).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

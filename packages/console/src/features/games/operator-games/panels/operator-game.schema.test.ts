import { describe, expect, it } from "vitest";
import { operatorGameSchema, operatorGameValues } from "./operator-game.schema.ts";

const problems = (values: { order: string; status: string }) =>
  operatorGameSchema.safeParse(values).error?.issues.map(({ message }) => message) ?? [];

describe("operator game (shell §3, §4, §5, §9)", () => {
  it("no order → 1", () => {
    expect(operatorGameValues({ order: null, status: "ACTIVE" }).order).toBe("1");
    expect(operatorGameValues({ order: 0, status: "ACTIVE" }).order).toBe("0");
  });

  it.each([null, undefined, ""])("status %o → DISABLED", (status) => {
    expect(operatorGameValues({ order: 4, ...(status !== undefined && { status }) }).status).toBe("DISABLED");
  });

  it.each(["ACTIVE", "DISABLED", "MAINTENANCE", "DEPRECATE"])("status %s → valid", (status) => {
    expect(operatorGameSchema.parse({ order: "3", status })).toEqual({ order: 3, status });
  });

  it.each(["ENABLED", "active", ""])("status “%s” → error", (status) => {
    expect(problems({ order: "3", status })).toEqual(["Choose a status from the list."]);
  });

  it.each([
    ["", "Enter the order."],
    ["-1", "Use a whole number, 0 or more."],
    ["1.5", "Use a whole number, 0 or more."],
    ["100000000", "Use a number up to 99999999."],
  ])("order “%s” → error", (order, message) => {
    expect(problems({ order, status: "ACTIVE" })).toEqual([message]);
  });

  it.each(["0", "99999999"])("order %s → valid", (order) => {
    expect(problems({ order, status: "ACTIVE" })).toEqual([]);
  });
});

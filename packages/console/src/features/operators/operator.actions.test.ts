import { describe, expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { operatorActions } from "./operator.actions.ts";

const brand = { opId: "br-polaris", title: "Polaris", parentOpId: "op-nordlys", brandCount: 0 };
const operator = { opId: "op-solvik", title: "Solvik", parentOpId: null, brandCount: 0 };
const needed = expect.stringContaining("transform_operators") as string;

describe("operator actions: brand", () => {
  it.each([
    ["super-admin", "may"],
    ["admin", "may"],
    ["operator-admin", needed],
    ["brand-admin", needed],
  ])("%s → Move and Transform enabled or reason names the permission; Delete enabled", (account, may) =>
    expect(offers(operatorActions, account, brand)).toEqual({
      settings: "may",
      move: may,
      transform: may,
      delete: "may",
    }),
  );
});

describe("operator actions: operator", () => {
  it("no parent → Move enabled, Transform and Delete not offered", () =>
    expect(offers(operatorActions, "admin", operator)).toEqual({ settings: "may", move: "may" }));
  it("has brands → Move disabled with the reason", () =>
    expect(offers(operatorActions, "admin", { ...operator, brandCount: 2 })).toMatchObject({
      move: "An operator with brands cannot be moved under another operator. Move its brands first.",
    }));
  it("permission missing → Settings disabled, reason names it", () =>
    expect(offers(operatorActions, "dev-ops", operator)).toMatchObject({
      settings: expect.stringContaining("view_operator_settings") as string,
    }));
});

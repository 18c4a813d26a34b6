import { describe, expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { operatorActions } from "./operator.actions.ts";

const brand = { opId: "br-polaris", title: "Polaris", parentOpId: "op-nordlys", brandCount: 0 };
const operator = { opId: "op-solvik", title: "Solvik", parentOpId: null, brandCount: 0 };
const needed = expect.stringContaining("transform_operators") as string;

describe("a brand", () => {
  it.each([
    ["super-admin", "may"],
    ["admin", "may"],
    ["operator-admin", needed],
    ["brand-admin", needed],
  ])("is moved and transformed by %s, or the right is told; deleting explains itself to all", (account, may) =>
    expect(offers(operatorActions, account, brand)).toEqual({
      settings: "may",
      move: may,
      transform: may,
      delete: "may",
    }),
  );
});

describe("an operator", () => {
  it("can be put under another one, and is no brand to be transformed or deleted", () =>
    expect(offers(operatorActions, "admin", operator)).toEqual({ settings: "may", move: "may" }));
  it("with brands keeps its place until they are moved", () =>
    expect(offers(operatorActions, "admin", { ...operator, brandCount: 2 })).toMatchObject({
      move: "An operator with brands cannot be put under another one. Move its brands first.",
    }));
  it("has settings for those who may see them", () =>
    expect(offers(operatorActions, "dev-ops", operator)).toMatchObject({
      settings: expect.stringContaining("view_operator_settings") as string,
    }));
});

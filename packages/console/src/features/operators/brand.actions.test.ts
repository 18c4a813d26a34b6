import { expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { brandActions } from "./brand.actions.ts";

const brand = { opId: "br-polaris", title: "Polaris", parentOpId: "op-nordlys" };
const needed = expect.stringContaining("transform_operators");

it.each([
  ["super-admin", "may"],
  ["admin", "may"],
  ["operator-admin", needed],
  ["brand-admin", needed],
])("%s transforms a brand, or is told which right is missing; deleting explains itself to all", (account, transform) =>
  expect(offers(brandActions, account, brand)).toEqual({ transform, delete: "may" }),
);

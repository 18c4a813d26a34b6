import { expect, it, vi } from "vitest";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import { sessionWith } from "#testing/backend/session-with.ts";
import { findOperators } from "./find-operators.ts";

const pages = [
  { path: "/operators/{id}", title: "Operator", group: "Operators", permission: "view_operators" },
] as unknown as PageDefinition[];
const operators = [
  { opId: "op-nordlys", title: "Nordlys", isBrand: false },
  { opId: "br-nord/1", title: "Café Nord", isBrand: true },
  { opId: "op-x", title: "Orchid", isBrand: false },
];

const find = (query: string, ...permissions: string[]) => {
  const navigate = vi.fn<(to: string) => void>();
  const context = { session: sessionWith({ permissions }), search: "?opId=op-x&page=2", navigate };
  return { navigate, all: findOperators(operators, pages, query, context) };
};

it("findOperators: name matches → operators and brands, only with the permission", () => {
  expect(find("nord").all).toEqual([]);
  expect(find("nord", "view_operators").all.map(({ label, hint }) => [label, hint])).toEqual([
    ["Nordlys", "Operator"],
    ["Café Nord", "Brand"],
  ]);
  expect(find("nord cafe", "view_operators").all).toHaveLength(1);
});

it("findOperators: selected → page of the operator, scope is kept", () => {
  const { all, navigate } = find("cafe", "view_operators");
  all[0]!.onSelect();
  expect(navigate).toHaveBeenCalledWith("/operators/br-nord%2F1?opId=op-x");
});

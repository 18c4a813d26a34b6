import { expect, it } from "vitest";
import { createRegistry } from "#kit/pages/registry.ts";
import { modules } from "../modules.ts";

const { records } = createRegistry(modules);
const places = [...records].map(([kind, place]) => [kind, place] as const);

/** Number of parameters that a reference fills: of a path or query string, or of a drawer. */
const filledIn = (place: (typeof places)[number][1]): number => {
  if (!("path" in place)) return place.params.length;
  const search = typeof place.recordOf === "object" && "search" in place.recordOf ? place.recordOf.search : "";
  return /\{\w*\}/.test(place.path + search) ? 1 : 0;
};

it.each(places)("record place of %s: takes one parameter from a reference", (_, place) =>
  expect(filledIn(place)).toBe(1),
);

it("record places: one for every kind that lists and records refer to", () => {
  const named = ["player", "operator", "transaction", "bet", "ticket", "game", "partner", "admin", "domain"] as const;
  expect(named.filter((kind) => !records.has(kind))).toEqual([]);
});

import { expect, it } from "vitest";
import { createRegistry } from "#kit/pages/registry.ts";
import { modules } from "../modules.ts";

const { records } = createRegistry(modules);
const places = [...records].map(([kind, place]) => [kind, place] as const);

/** What a reference fills: the parameter of a path or of a query string, or the one of a drawer. */
const filledIn = (place: (typeof places)[number][1]): number => {
  if (!("path" in place)) return place.params.length;
  const search = typeof place.recordOf === "object" && "search" in place.recordOf ? place.recordOf.search : "";
  return /\{\w*\}/.test(place.path + search) ? 1 : 0;
};

it.each(places)("a %s is found by what refers to it", (_, place) => expect(filledIn(place)).toBe(1));

it("has a place for all that lists and records name", () => {
  const named = ["player", "operator", "transaction", "bet", "ticket", "game", "partner", "admin", "domain"] as const;
  expect(named.filter((kind) => !records.has(kind))).toEqual([]);
});

import { PERSONAL, type ReadShape } from "@backoffice/api-client";
import { expect, test } from "vitest";
import { KEPT_PARAMS } from "@backoffice/ui/filters";
import { modules } from "../modules.ts";

const shapes = Object.values(
  import.meta.glob<Record<string, ReadShape>>("../../../../api-client/src/generated/shapes/*.ts", { eager: true }),
).flatMap((file) => Object.values(file));

/** Filter parameters of all lists; the address has them under the names of the call. */
const filters = new Set([
  ...KEPT_PARAMS,
  ...shapes
    .filter((it) => it.total !== undefined)
    .flatMap((it) => it.input.flatMap(({ name, required }) => (required ? [] : name))),
]);

// Only the list of transactions filters by it, and no panel with a `uuid` opens over that list.
filters.delete("uuid");

// Opening such a panel would filter the list below it, and closing it would clear the filter.
test("panel parameters in the address: none is a filter parameter of a list", () => {
  expect(filters.has("playerCode")).toBe(true);
  const taken = modules.flatMap(({ panels }) =>
    panels.filter((it) => it.params.some((name) => filters.has(name))).map(({ id, params }) => [id, ...params]),
  );
  // The record's tab is documented as `tab` (content §2); the lists that it opens over have no tabs.
  expect(taken).toEqual([["hostname-details", "saasHostname", "tab"]]);
});

// A copied link and the address of a draft leave such parameters out, and would open nothing.
test("panel parameters in the address: none holds personal data", () => {
  const personal = modules.flatMap(({ panels }) =>
    panels.flatMap(({ id, keptIn, params }) =>
      keptIn === "memory" ? [] : params.filter((name) => PERSONAL.has(name)).map((name) => [id, name]),
    ),
  );
  expect(personal).toEqual([]);
});

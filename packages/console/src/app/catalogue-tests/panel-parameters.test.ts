import type { ReadShape } from "@backoffice/api-client";
import { expect, test } from "vitest";
import { KEPT_PARAMS } from "@backoffice/ui/filters";
import { modules } from "../modules.ts";

const shapes = Object.values(
  import.meta.glob<Record<string, ReadShape>>("../../../../api-client/src/generated/shapes/*.ts", { eager: true }),
).flatMap((file) => Object.values(file));

/** What lists are filtered by, which stands in the address under the call's own names. */
const filters = new Set([
  ...KEPT_PARAMS,
  ...shapes
    .filter((it) => it.total !== undefined)
    .flatMap((it) => it.input.flatMap(({ name, required }) => (required ? [] : name))),
]);

// One list takes it, of transactions; no panel about a uuid opens over that one.
filters.delete("uuid");

test("no panel keeps in the address what a list is filtered by: opening one would filter, closing it take the filter away", () => {
  expect(filters.has("playerCode")).toBe(true);
  const taken = modules.flatMap(({ panels }) =>
    panels.filter((it) => it.params.some((name) => filters.has(name))).map(({ id, params }) => [id, ...params]),
  );
  // The documents keep its tab in `tab` (content §2); it opens over lists that have no tabs.
  expect(taken).toEqual([["hostname-details", "saasHostname", "tab"]]);
});

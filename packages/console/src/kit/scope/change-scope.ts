import { ALL } from "./scope.ts";

/** The values of the test-player filter, in the words of the specification (shell §2.1). */
export const TEST_PLAYERS = [
  { value: "all", label: "All" },
  { value: "true", label: "Test Player" },
  { value: "false", label: "Real Player" },
] as const;

/** The values of the include-brands control; unset shows neither (shell §2.1). */
export const INCLUDE_BRANDS = [
  { value: "true", label: "Brands Included" },
  { value: "false", label: "Brands Excluded" },
] as const;

/** The test-player filter in the address; `isTest` is the older spelling (ruling 17). */
export const readTestPlayers = (search: URLSearchParams): (typeof TEST_PLAYERS)[number] =>
  TEST_PLAYERS.find((it) => it.value === (search.get("is-test") ?? search.get("isTest"))) ?? TEST_PLAYERS[0];

/** The include-brands choice in the address; undefined when unset. */
export const readIncludeBrands = (search: URLSearchParams): (typeof INCLUDE_BRANDS)[number] | undefined =>
  INCLUDE_BRANDS.find((it) => it.value === search.get("includeBrands"));

/** With another operator or brand: back to the first page, and for a brand without include-brands (shell §2.1). */
export const withOperator = (search: URLSearchParams, opId: string, isBrand: boolean): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const name of ["page", "limit", ...(isBrand || opId === ALL ? ["includeBrands"] : [])]) next.delete(name);
  if (opId === ALL) next.delete("opId");
  else next.set("opId", opId);
  return next;
};

/** With another test-player filter; the older spelling is removed, it would contradict. */
export const withTestPlayers = (search: URLSearchParams, value: string): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const name of ["page", "isTest"]) next.delete(name);
  next.set("is-test", value);
  return next;
};

/** With or without an operator's brands, or as the page decides. */
export const withIncludeBrands = (search: URLSearchParams, value: string | undefined): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const name of ["page", "includeBrands"]) next.delete(name);
  if (value) next.set("includeBrands", value);
  return next;
};

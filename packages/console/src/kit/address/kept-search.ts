import { KEPT_BY_LINKS } from "../scope/scope.ts";

/** The part of a query string that links to other pages keep, with its question mark; empty when there is none. */
export const keptSearch = (search: string, extra: Readonly<{ [name: string]: string }> = {}): string => {
  const from = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of KEPT_BY_LINKS) {
    const value = from.get(name);
    if (value !== null) kept.set(name, value);
  }
  for (const [name, value] of Object.entries(extra)) kept.set(name, value);
  const text = kept.toString();
  return text && `?${text}`;
};

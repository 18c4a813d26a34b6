import { KEPT_BY_LINKS } from "#kit/scope/scope.ts";

/** The query string of a link to another page: the scope of the current one and `extra`, with its question mark. */
export const keptSearch = (search: string, extra: Readonly<{ [name: string]: string }> = {}): string => {
  const from = new URLSearchParams(search);
  const params = new URLSearchParams();
  for (const name of KEPT_BY_LINKS) {
    const value = from.get(name);
    if (value !== null) params.set(name, value);
  }
  for (const [name, value] of Object.entries(extra)) params.set(name, value);
  const text = params.toString();
  return text && `?${text}`;
};

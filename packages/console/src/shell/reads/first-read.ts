import { query } from "@backoffice/api-client";
import { CMS_DEFAULT, SCOPE_PARAMS, scopeOf } from "#kit/scope/scope.ts";
import type { Session } from "#kit/session/session.ts";
import firstReads from "./first-reads.json" with { type: "json" };

type Template = { readonly [name: string]: unknown };
type FirstRead = { operation: Parameters<typeof query>[0]; input: Template };

/** By the address of a page or variant: the read, and what it is asked, with `$name` for what the scope or session says. */
const READS = firstReads as unknown as Readonly<Record<string, FirstRead>>;

/** A template with the values in it; what has none is left out, as pages leave it out. */
export const fill = (template: Template, values: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(template).flatMap(([name, it]) => {
      if (typeof it === "object" && it !== null) return [[name, fill(it as Template, values)]];
      if (typeof it !== "string" || !it.startsWith("$")) return [[name, it]];
      const value = values[it.slice(1)];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * The query that the page at an address starts with, as the page itself will ask it. None where the address says more
 * than whose data are shown: filters, sorting and page are for the page's own code to read.
 */
export const firstRead = (path: string, search: URLSearchParams, session: Session) => {
  const rest = new URLSearchParams([...search].filter(([name]) => !SCOPE_PARAMS.includes(name))).toString();
  const read = READS[rest ? `${path}?${rest}` : path];
  const scope = scopeOf(search, session);
  if (!read || scope.opId === CMS_DEFAULT) return undefined;
  return query(read.operation).options(fill(read.input, { ...scope, timeZone: session.timeZone }) as never);
};

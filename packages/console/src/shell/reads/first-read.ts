import { query } from "@backoffice/api-client";
import { CMS_DEFAULT, SCOPE_PARAMS, scopeOf } from "#kit/scope/scope.ts";
import type { Session } from "#kit/session/session.ts";
import firstReads from "./first-reads.json" with { type: "json" };

type Template = { readonly [name: string]: unknown };
export type FirstRead = { operation: Parameters<typeof query>[0]; input: Template };

/** First reads by address of page or variant, with their inputs; `$name` is a value of the scope or session. */
const READS = firstReads as unknown as Readonly<Record<string, FirstRead>>;

/** Fills a template with values; placeholders without a value are removed, as in requests of pages. */
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
 * The first query of the page at an address, equal to that of the page itself. Undefined if the address has more
 * than the scope: only the page's own code can read filters, sort and page.
 */
export const firstRead = (path: string, search: URLSearchParams, session: Session) => {
  const rest = new URLSearchParams([...search].filter(([name]) => !SCOPE_PARAMS.includes(name))).toString();
  const read = READS[rest ? `${path}?${rest}` : path];
  const scope = scopeOf(search, session);
  if (!read || scope.opId === CMS_DEFAULT) return undefined;
  return query(read.operation).options(fill(read.input, { ...scope, timeZone: session.timeZone }) as never);
};

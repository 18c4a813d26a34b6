import { query } from "@backoffice/api-client";
import type { CurrentPanel } from "#kit/panels/definition/panels.ts";
import { CMS_DEFAULT, scopeOf } from "#kit/scope/scope.ts";
import { can, type Session } from "#kit/session/session.ts";
import { fill, type FirstRead } from "./first-read.ts";
import panelReads from "./panel-reads.json" with { type: "json" };

/** First reads by panel and the parameters that it was opened with; `$param.uuid` is the parameter `uuid`. */
const READS = panelReads as unknown as Readonly<Record<string, readonly FirstRead[]>>;

type Open = NonNullable<CurrentPanel>;

/** A panel opened with these parameters, whatever their values: `bank-edit?uuid`. */
export const openingOf = ({ id, params }: Open): string => [id, ...Object.keys(params).toSorted()].join("?");

/** The queries of a panel on opening that the session may send, equal to those of the panel itself. */
export const panelQueries = (open: Open, search: URLSearchParams, session: Session) => {
  const scope = scopeOf(search, session);
  if (scope.opId === CMS_DEFAULT) return [];
  const params = Object.fromEntries(Object.entries(open.params).map(([name, value]) => [`param.${name}`, value]));
  return (READS[openingOf(open)] ?? [])
    .filter(({ operation }) => can(session, operation.permission as never))
    .map(({ operation, input }) =>
      query(operation).options(fill(input, { ...scope, ...params, timeZone: session.timeZone }) as never),
    );
};

import type { Parameter } from "../contract/contract.ts";
import { shownSteps } from "../scrub/shown.ts";
import type { Texts } from "./values/coerce.ts";
import { report, type CheckContext } from "./check-context.ts";
import { checkValue, reportMissing, valueOf } from "./values/check-value.ts";
import { cookiesOf } from "./values/cookies-of.ts";
import { packedParameter, queryOf, queryParameter, unescaped, type Query } from "./values/parameter-style.ts";

type Values = { given?: Texts; names: readonly string[] };
/** The values sent with a request, in raw pairs. */
type Sent = { path: Record<string, string>; query: Query; cookies: Query };

const valuesOf = (
  { contract, exchange }: CheckContext,
  { path, query, cookies }: Sent,
  parameter: Parameter,
  others: () => ReadonlySet<string>,
): Values => {
  const { in: place, name } = parameter;
  if (place === "query") return queryParameter(contract, parameter, query, others);
  if (place === "cookie") return queryParameter(contract, parameter, cookies, others);
  const text = place === "path" ? path[name] : exchange.request.headers.get(name.toLowerCase())?.join(",");
  return { names: [], ...(text !== undefined && { given: packedParameter(contract, parameter, text) }) };
};

const checkOne = (context: CheckContext, parameter: Parameter, given: Texts | undefined, quiet: boolean) => {
  const { contract, operation, watch, exchange } = context;
  const where = `request: ${parameter.in} ${parameter.name}`;
  if (given === undefined) {
    // A header parameter named `Cookie` is allowed.
    const isCookie = parameter.in === "cookie" || parameter.name.toLowerCase() === "cookie";
    const isOptional = isCookie && !exchange.request.headers.has("cookie");
    if (parameter.required && !quiet)
      reportMissing(context, parameter, { where, rule: "missing-parameter", isOptional });
    return;
  }
  const value = valueOf(contract, parameter, given);
  watch.parameter?.(operation, parameter, value);
  if (!quiet) checkValue(context, parameter, value, { where, direction: "request" });
};

/**
 * Checks the parameters of a request against the contract. With `quiet` nothing is reported: a refused request may be
 * invalid, as both sides agree.
 */
export const checkParameters = (context: CheckContext, path: Record<string, string>, quiet: boolean): void => {
  const { operation, exchange, watch } = context;
  const query = queryOf(exchange.url);
  const hasCookies = operation.parameters.some((it) => it.in === "cookie");
  const sent = { path, query, cookies: hasCookies ? cookiesOf(exchange.request.headers) : [] };
  const names = new Set<string>();
  for (const parameter of operation.parameters) {
    const isOther = (it: Parameter) => it !== parameter && it.in === parameter.in;
    const others = () => new Set(operation.parameters.filter(isOther).map((it) => it.name));
    const found = valuesOf(context, sent, parameter, others);
    checkOne(context, parameter, found.given, quiet);
    if (parameter.in === "query") for (const name of found.names) names.add(name);
  }
  for (const name of new Set(query.map(([it]) => it))) {
    if (names.has(name)) continue;
    const values = query.filter(([it]) => it === name).map(([, it]) => unescaped(it));
    watch.undocumentedParameter?.(operation, name, values.length > 1 ? values : values[0]);
    if (!quiet)
      report(context, {
        rule: "undocumented-parameter",
        where: `request: query ${shownSteps(name)}`,
        message: "is not in the contract",
      });
  }
};

import { isJsonType } from "../contract/media-type.ts";
import type { Parameter } from "../contract/contract.ts";
import { originOf } from "../schema/stated-origin.ts";
import { walk } from "../schema/walk.ts";
import { coerce, type Texts } from "./coerce.ts";
import { report, type CheckContext } from "./check-context.ts";
import { packedParameter, queryOf, queryParameter, unescaped, type Query } from "./parameter-style.ts";
import { parseJson } from "./parse-json.ts";

type Values = { given?: Texts; names: readonly string[] };

const valuesOf = (
  context: CheckContext,
  path: Record<string, string>,
  query: Query,
  parameter: Parameter,
  others: ReadonlySet<string>,
): Values => {
  const { in: place, name } = parameter;
  if (place === "query") return queryParameter(context.contract, parameter, query, others);
  const text = place === "path" ? path[name] : context.exchange.request.headers.get(name.toLowerCase())?.join(",");
  return { names: [], ...(text !== undefined && { given: packedParameter(context.contract, parameter, text) }) };
};

const checkOne = (context: CheckContext, parameter: Parameter, given: Texts | undefined, quiet: boolean) => {
  const { contract, operation, watch, showValues } = context;
  const where = `request: ${parameter.in} ${parameter.name}`;
  const schema = { node: parameter.schema, pointer: parameter.pointer };
  const inferred = originOf(contract, schema, parameter.origin) === "inferred";
  if (given === undefined) {
    if (parameter.required && !quiet)
      report(context, { rule: "missing-parameter", where, message: "is required and not there", inferred });
    return;
  }
  const isJson = parameter.contentType !== undefined && isJsonType(parameter.contentType);
  const value = isJson && typeof given === "string" ? parseJson(given) : coerce(contract, schema, given);
  watch.parameter?.(operation, parameter, value);
  if (quiet) return;
  if (value === undefined) return report(context, { rule: "not-json", where, message: "is not JSON", inferred });
  walk(
    contract,
    schema,
    value,
    {
      problem: ({ rule, at, message, hint, severity, inferred: said, pointer }) =>
        report(context, {
          rule,
          where: at === "" || at.startsWith("[") ? where : `${where}: ${at}`,
          message,
          inferred: inferred || said,
          ...(hint && { hint }),
          ...(severity && { severity }),
          ...(pointer && { pointer }),
        }),
    },
    { showValues, direction: "request" },
  );
};

/**
 * Holds the parameters of a request against the contract. With `quiet` nothing is reported: a request that the server
 * refused may well be wrong, and both sides agree that it is.
 */
export const checkParameters = (context: CheckContext, path: Record<string, string>, quiet: boolean): void => {
  const { operation, exchange, watch } = context;
  const known = operation.parameters.filter((it) => it.in !== "cookie");
  const query = queryOf(exchange.url);
  const names = new Set<string>();
  for (const parameter of known) {
    const others = new Set(known.filter((it) => it !== parameter && it.in === "query").map((it) => it.name));
    const found = valuesOf(context, path, query, parameter, others);
    checkOne(context, parameter, found.given, quiet);
    for (const name of found.names) names.add(name);
  }
  for (const name of new Set(query.map(([it]) => it))) {
    if (names.has(name)) continue;
    const values = query.filter(([it]) => it === name).map(([, it]) => unescaped(it));
    watch.undocumentedParameter?.(operation, name, values.length > 1 ? values : values[0]);
    if (!quiet)
      report(context, {
        rule: "undocumented-parameter",
        where: `request: query ${name}`,
        message: "is not in the contract",
      });
  }
};

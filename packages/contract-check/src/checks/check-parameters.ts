import type { Parameter } from "../contract/contract.ts";
import { walk } from "../schema/walk.ts";
import { coerce } from "./coerce.ts";
import { report, type CheckContext } from "./check-context.ts";

type Given = string | readonly string[] | undefined;

const plainQuery = (params: URLSearchParams, name: string): Given => {
  const values = params.getAll(name);
  return values.length > 1 ? values : values[0];
};

const givenOf = (context: CheckContext, path: Record<string, string>, { in: place, name }: Parameter): Given => {
  if (place === "path") return path[name];
  if (place === "query") return plainQuery(context.exchange.url.searchParams, name);
  return context.exchange.request.headers.get(name.toLowerCase())?.[0];
};

const checkOne = (context: CheckContext, parameter: Parameter, given: Given, quiet: boolean) => {
  const { contract, operation, watch, showValues } = context;
  const where = `request: ${parameter.in} ${parameter.name}`;
  const inferred = parameter.origin === "inferred";
  if (given === undefined) {
    if (parameter.required && !quiet)
      report(context, { rule: "missing-parameter", where, message: "is required and not there", inferred });
    return;
  }
  const schema = { node: parameter.schema, pointer: parameter.pointer };
  const value = coerce(contract, schema, given);
  watch.parameter?.(operation, parameter, value);
  if (quiet) return;
  walk(
    contract,
    schema,
    value,
    {
      problem: ({ rule, message, hint, severity, inferred: said, pointer }) =>
        report(context, {
          rule,
          where,
          message,
          inferred: inferred || said,
          ...(hint && { hint }),
          ...(severity && { severity }),
          ...(pointer && { pointer }),
        }),
    },
    { showValues },
  );
};

/**
 * Holds the parameters of a request against the contract. With `quiet` nothing is reported: a request that the server
 * refused may well be wrong, and both sides agree that it is.
 */
export const checkParameters = (context: CheckContext, path: Record<string, string>, quiet: boolean): void => {
  const { operation, exchange, watch } = context;
  const known = operation.parameters.filter((it) => it.in !== "cookie");
  for (const parameter of known) checkOne(context, parameter, givenOf(context, path, parameter), quiet);
  const names = new Set(known.filter((it) => it.in === "query").map((it) => it.name));
  for (const name of new Set(exchange.url.searchParams.keys())) {
    if (names.has(name)) continue;
    watch.undocumentedParameter?.(operation, name, plainQuery(exchange.url.searchParams, name));
    if (!quiet)
      report(context, {
        rule: "undocumented-parameter",
        where: `request: query ${name}`,
        message: "is not in the contract",
      });
  }
};

import type { Contract, Parameter } from "../../contract/contract.ts";
import { isJsonType } from "../../contract/media-type.ts";
import type { Direction } from "../../schema/direction.ts";
import { originOf } from "../../schema/stated-origin.ts";
import { walk } from "../../schema/walk.ts";
import { report, type CheckContext } from "../check-context.ts";
import { coerce, type Texts } from "./coerce.ts";
import { parseJson } from "./parse-json.ts";

/** The parsed value of a parameter or header; undefined for text that should be JSON but is not. */
export const valueOf = (contract: Contract, { schema, pointer, contentType }: Parameter, given: Texts): unknown =>
  contentType !== undefined && isJsonType(contentType) && typeof given === "string"
    ? parseJson(given)
    : coerce(contract, { node: schema, pointer }, given);

const isInferred = ({ contract }: CheckContext, { schema, pointer, origin }: Parameter) =>
  originOf(contract, { node: schema, pointer }, origin) === "inferred";

/** Cookies and authorizations are never shown, whatever their contents. */
const isSession = ({ in: place, name }: Parameter) =>
  place === "cookie" || /^(?:set-cookie|cookie|.*authorization)$/i.test(name);

type Missing = { where: string; rule: "missing-parameter" | "missing-header"; isOptional: boolean };

/** Reports a missing required parameter or header. Cookies may be missing from the recording only. */
export const reportMissing = (
  context: CheckContext,
  parameter: Parameter,
  { where, rule, isOptional }: Missing,
): void =>
  report(context, {
    rule,
    where,
    message: "is required and not there",
    inferred: isInferred(context, parameter),
    ...(isOptional && {
      severity: "warning",
      hint: "No cookie is recorded at all: browsers leave them out of a sanitized recording.",
    }),
  });

/** Validates the value of a parameter or header against its schema. */
export const checkValue = (
  context: CheckContext,
  parameter: Parameter,
  value: unknown,
  { where, direction }: { where: string; direction: Direction },
): void => {
  const { contract, showValues } = context;
  const inferred = isInferred(context, parameter);
  if (value === undefined) return report(context, { rule: "not-json", where, message: "is not JSON", inferred });
  walk(
    contract,
    { node: parameter.schema, pointer: parameter.pointer },
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
    { showValues, direction, around: parameter.name, ...(isSession(parameter) && { sensitive: "secret" }) },
  );
};

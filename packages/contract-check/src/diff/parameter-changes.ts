import type { Contract, Parameter } from "../contract/contract.ts";
import { inPlace, type Call, type ChangeInCall } from "./call.ts";
import type { OperationAt } from "./operation-at.ts";
import { isWrittenOtherwise, type Written } from "./writing.ts";

/** Path parameters are identified by position, since their names do not travel. */
const keyed = ({ operation: { path, parameters } }: OperationAt): Map<string, Parameter> => {
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map((it) => it[1]);
  return new Map(
    parameters.map((it) => [
      it.in === "path"
        ? `path ${inPath.indexOf(it.name)}`
        : `${it.in} ${it.in === "header" ? it.name.toLowerCase() : it.name}`,
      it,
    ]),
  );
};

/** How a parameter or header is written. */
export const writtenAs = (
  contract: Contract,
  { schema, style, explode, contentType, written }: Parameter,
): Written => ({
  contract,
  schema,
  writing: {
    style,
    explode,
    ...(contentType !== undefined && { contentType }),
    allowReserved: written["allowReserved"] === true,
    allowEmptyValue: written["allowEmptyValue"] === true,
  },
});

const isDeprecated = ({ written }: Parameter) => written["deprecated"] === true;

const both = (
  before: Parameter,
  after: Parameter,
  where: string,
  { base, revision, compare }: Call,
): ChangeInCall[] => {
  const changes: ChangeInCall[] = [];
  const pointer = after.pointer.replace(/\/schema$/, "");
  const say = (it: Omit<ChangeInCall, "where" | "pointer">) => void changes.push({ ...it, where, pointer });
  if (before.name !== after.name && before.in === "path")
    say({
      rule: "parameter-renamed",
      impact: "risky",
      message: `was called ${before.name}: the generated calls take ${after.name} now`,
    });
  if (!before.required && after.required)
    say({ rule: "parameter-required", impact: "breaking", message: "must be sent now" });
  if (before.required && !after.required)
    say({ rule: "parameter-optional", impact: "compatible", message: "may be left out now" });
  // A demotion of the whole operation is reported once, for the operation.
  if (before.origin !== after.origin && base.operation.origin === revision.operation.origin)
    say({
      rule: before.origin === "documented" ? "origin-demoted" : "origin-promoted",
      impact: before.origin === "documented" ? "risky" : "compatible",
      message: `is ${after.origin} now`,
    });
  if (isWrittenOtherwise(writtenAs(base.contract, before), writtenAs(revision.contract, after)))
    say({ rule: "parameter-writing", impact: "breaking", message: "is written in another way (style, explode)" });
  if (isDeprecated(before) !== isDeprecated(after))
    say({
      rule: "deprecated",
      impact: "compatible",
      message: isDeprecated(after) ? "is deprecated now" : "is no longer deprecated",
    });
  const [one, other] = [before, after].map((it) => ({ node: it.schema, pointer: it.pointer }));
  return [...changes, ...inPlace(where, compare([one!], [other!], "request"))];
};

/** Changes in the URL, headers and cookies of a request. */
export const parameterChanges = (call: Call): ChangeInCall[] => {
  const [before, after] = [keyed(call.base), keyed(call.revision)];
  const where = (it: Parameter) => `request: ${it.in} ${it.name}`;
  return [
    ...[...before].flatMap(([key, it]): ChangeInCall[] => {
      const other = after.get(key);
      if (other) return both(it, other, where(other), call);
      return [
        {
          rule: "parameter-removed",
          impact: "breaking",
          where: where(it),
          message: "is gone",
          pointer: `${call.revision.pointer}/parameters`,
        },
      ];
    }),
    ...[...after]
      .filter(([key]) => !before.has(key))
      .map(([, it]): ChangeInCall => ({
        rule: it.required ? "parameter-required" : "parameter-added",
        impact: it.required ? "breaking" : "compatible",
        where: where(it),
        message: it.required ? "is new and must be sent" : "is new",
        pointer: it.pointer,
      })),
  ];
};

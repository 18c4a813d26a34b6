import type { Contract, Operation, Origin, Schema } from "../contract/contract.ts";
import type { Finding } from "../findings/finding.ts";
import { expand } from "../schema/parts/expand.ts";
import { joined } from "../schema/problem-of.ts";
import { below, type SchemaAt } from "../schema/parts/schema-at.ts";
import { statedOrigin } from "../schema/stated-origin.ts";
import type { DocumentedNames } from "./reading/read-documented-names.ts";

const RULE = "contract/ignored-inputs-do-no-more";
const FIELD = "x-if-ignored";
const HINT = `Say ${FIELD}: refused or less (openapi/extensions.md); where it would do more, give the call a path of its own.`;

/** An inferred input of a documented operation. */
type Input = { name: string; at: string; required: boolean; says: unknown; pointer?: string | undefined };
type Around = { origin: Origin; says: unknown };

const saidIn = (nodes: readonly Schema[]): unknown => nodes.find((it) => it[FIELD] !== undefined)?.[FIELD];

/** The outermost inferred properties of a body; nested ones are ignored with them. */
const inputsIn = (contract: Contract, root: SchemaAt, documented: ReadonlySet<string>): Input[] => {
  const inputs: Input[] = [];
  const visited = new Set<Schema>();
  const visit = (schema: SchemaAt, at: string, around: Around) => {
    const { parts, choices } = expand(contract, schema);
    for (const part of parts) {
      if (visited.has(part.node)) continue;
      visited.add(part.node);
      const here = { origin: statedOrigin([part]) ?? around.origin, says: part.node[FIELD] ?? around.says };
      if (typeof part.node["items"] === "object") visit(below(part, part.node["items"], "items"), `${at}[]`, here);
      const required = (part.node["required"] ?? []) as readonly string[];
      for (const [name, property] of Object.entries((part.node["properties"] ?? {}) as Schema)) {
        const next = below(part, property, "properties", name);
        const of = expand(contract, next).parts;
        const place = joined(at, name);
        if ((statedOrigin(of) ?? here.origin) === "documented" || documented.has(name))
          visit(next, place, { origin: "documented", says: here.says });
        else
          inputs.push({
            name,
            at: place,
            required: required.includes(name),
            says: saidIn(of.map(({ node }) => node)) ?? here.says,
            pointer: next.pointer,
          });
      }
    }
    for (const { branches } of choices) for (const branch of branches) visit(branch, at, around);
  };
  visit(root, "", { origin: "documented", says: undefined });
  return inputs;
};

const inferredInputs = (contract: Contract, operation: Operation, documented: ReadonlySet<string>): Input[] => [
  ...operation.parameters.flatMap(({ name, in: place, required, origin, schema, written, pointer }) => {
    const { parts } = expand(contract, { node: schema, pointer });
    const isInferred = (statedOrigin(parts) ?? origin) === "inferred" && !documented.has(name);
    if (place !== "query" || !isInferred) return [];
    return [{ name, at: name, required, says: saidIn([written, ...parts.map(({ node }) => node)]), pointer }];
  }),
  ...[...(operation.body?.content.values() ?? [])].flatMap(({ schema, pointer }) =>
    schema ? inputsIn(contract, { node: schema, pointer }, documented) : [],
  ),
];

const complaintOf = ({ method }: Operation, { name, required, says }: Input): string | undefined => {
  if (method === "delete" && !required) return `A server that ignores ${name} deletes more than was asked for.`;
  if (says !== "refused" && says !== "less") return `It is not said what a server does that ignores ${name}.`;
  return says === "refused" && !required
    ? `${name} may be left out: a server that ignores it refuses nothing.`
    : undefined;
};

/**
 * Checks inferred inputs of documented writes. A server may not know them. One that ignores them must not do more than
 * requested, and the contract states why.
 */
export const ignoredInputs = (contract: Contract, documented: DocumentedNames): Finding[] =>
  contract.operations
    .filter(({ origin, effect }) => origin === "documented" && effect !== "read")
    .flatMap((operation) => {
      const { request = new Set<string>() } =
        documented.get(`${operation.method.toUpperCase()} ${operation.path}`) ?? {};
      return inferredInputs(contract, operation, request).flatMap((input): Finding[] => {
        const message = complaintOf(operation, input);
        if (!message) return [];
        const place =
          (input.pointer && contract.placeOf({ pointer: input.pointer })) ||
          contract.placeOf({ operation: operation.id });
        return [
          {
            rule: RULE,
            severity: "error",
            operation: operation.id,
            where: `request: ${input.at}`,
            message,
            hint: HINT,
            ...place,
          },
        ];
      });
    });

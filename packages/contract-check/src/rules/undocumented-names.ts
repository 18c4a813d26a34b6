import type { Contract, Operation, Origin, Schema } from "../contract/contract.ts";
import type { Finding } from "../findings/finding.ts";
import { expand } from "../schema/parts/expand.ts";
import { joined } from "../schema/problem-of.ts";
import { below, type SchemaAt } from "../schema/parts/schema-at.ts";
import { originOf, statedOrigin } from "../schema/stated-origin.ts";
import type { DocumentedNames } from "./reading/read-documented-names.ts";

const RULE = "contract/inferred-names-are-marked";
/** The envelope of each reply (ruling 5). */
const ENVELOPE = new Set(["status", "success", "data", "messages", "error"]);
const HINT = "Mark it x-origin: inferred; if a document does name it, add it to documented-names.yaml.";

const UUID_HINT = "Leave format: uuid out, or mark the property x-origin: inferred.";

type Name = { name: string; at: string; pointer: string | undefined; isUuid: boolean };

const hasUuid = (nodes: readonly Schema[]) => nodes.some((it) => it["format"] === "uuid");

const list = (node: Schema, key: string) => (node[key] ?? []) as readonly unknown[];

/** The names in a schema at any depth that are not marked as inferred. Parts of an `allOf` are marked separately. */
const namesIn = (contract: Contract, root: SchemaAt): Name[] => {
  const names: Name[] = [];
  const visited = new Set<Schema>();
  const visit = (schema: SchemaAt, at: string, around: Origin) => {
    const { node } = schema;
    const origin = statedOrigin([schema]) ?? around;
    // A node visited as documented is already complete.
    if (visited.has(node)) return;
    if (origin === "documented") visited.add(node);
    const reference = node["$ref"];
    if (typeof reference === "string") visit({ node: contract.resolve(reference), pointer: reference }, at, origin);
    for (const key of ["allOf", "oneOf", "anyOf"])
      for (const [index, it] of list(node, key).entries()) visit(below(schema, it, key, String(index)), at, origin);
    for (const key of ["items", "additionalProperties"])
      if (typeof node[key] === "object") visit(below(schema, node[key], key), `${at}[]`, origin);
    for (const [name, property] of Object.entries((node["properties"] ?? {}) as Schema)) {
      const next = below(schema, property, "properties", name);
      const place = joined(at, name);
      const isUuid = hasUuid(expand(contract, next).parts.map((it) => it.node));
      if (originOf(contract, next, origin) === "documented")
        names.push({ name, at: place, pointer: next.pointer, isUuid });
      visit(next, place, origin);
    }
  };
  visit(root, "", "documented");
  return names;
};

const requestNames = (contract: Contract, { parameters, body }: Operation): Name[] => [
  ...parameters
    .filter(
      ({ in: place, origin, schema: node, pointer }) =>
        place === "query" && originOf(contract, { node, pointer }, origin) === "documented",
    )
    .map(({ name, pointer, schema }) => ({ name, at: name, pointer, isUuid: hasUuid([schema]) })),
  ...[...(body?.content.values() ?? [])].flatMap(({ schema, pointer }) =>
    schema ? namesIn(contract, { node: schema, pointer }) : [],
  ),
];

const replyNames = (contract: Contract, { replies }: Operation): Name[] =>
  [...(replies.get("200")?.values() ?? [])]
    .flatMap(({ schema, pointer }) => (schema ? namesIn(contract, { node: schema, pointer }) : []))
    .filter(({ at }) => !ENVELOPE.has(at));

/**
 * Names of documented operations that no document contains and that are not marked `x-origin: inferred`: drift from
 * them would be an error although nobody promised them (ruling 6).
 */
export const undocumentedNames = (contract: Contract, documented: DocumentedNames): Finding[] => {
  const findings = new Map<string, Finding>();
  const say = ({ id }: Operation, where: string, message: string, pointer?: string, hint = HINT) => {
    const place = (pointer && contract.placeOf({ pointer })) || contract.placeOf({ operation: id });
    const finding: Finding = { rule: RULE, severity: "error", operation: id, where, message, hint, ...place };
    findings.set(`${id} ${where}`, finding);
  };
  for (const operation of contract.operations) {
    if (operation.origin !== "documented") continue;
    const call = `${operation.method.toUpperCase()} ${operation.path}`;
    const names = documented.get(call);
    if (!names) {
      say(operation, call, `No document has ${call}.`, undefined, "Say x-origin: inferred on the operation.");
      continue;
    }
    const sides = { request: requestNames(contract, operation), reply: replyNames(contract, operation) };
    for (const side of ["request", "reply"] as const)
      for (const { name, at, pointer, isUuid } of sides[side]) {
        if (!names[side].has(name)) say(operation, `${side}: ${at}`, `No document names ${name} here.`, pointer);
        else if (isUuid && !/uuid$/i.test(name) && !names.uuids.has(name))
          say(operation, `${side}: ${at}`, `No document says that ${name} is a UUID.`, pointer, UUID_HINT);
      }
  }
  return [...findings.values()];
};

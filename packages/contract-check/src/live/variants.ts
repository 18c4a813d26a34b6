import type { Contract, Operation } from "../contract/contract.ts";
import { isMarked } from "../scrub/is-marked.ts";
import { isClosed, propertyOf } from "../schema/parts/map.ts";
import { expand } from "../schema/parts/expand.ts";
import type { SchemaAt } from "../schema/parts/schema-at.ts";
import { joined } from "../schema/problem-of.ts";
import { bodyToSend } from "./body-to-send.ts";
import { edgeValues } from "./boundary-values.ts";
import type { Change } from "./build-request.ts";
import { isIdName } from "./harvest.ts";

/** A request that differs from the operation's first one in one position. */
export type Variant = { operation: Operation; where: string; change: Change };

/** A position without additional values. */
export type SkippedPlace = { operation: string; where: string; why: string };

export type Variants = { variants: Variant[]; skipped: SkippedPlace[] };

/** Maximum nesting depth of objects. */
const DEEPEST = 3;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The values of `examples` after the first, which is sent anyway. */
const otherExamples = (examples: unknown): { value: unknown; edge: string }[] =>
  Object.entries((examples ?? {}) as Record<string, { value?: unknown }>)
    .slice(1)
    .flatMap(([name, it]) => (it?.value === undefined ? [] : [{ value: it.value, edge: `example ${name}` }]));

const replaced = (body: unknown, path: readonly string[], value: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const object = isObject(body) ? body : {};
  return { ...object, [name]: replaced(object[name], rest, value) };
};

/** The reason why a position is sent with the contract's example, unchanged. */
const whyKept = (contract: Contract, name: string, schema: SchemaAt): string | undefined => {
  if (isIdName(name)) return "names a record";
  return isMarked(contract, schema.node) ? "is secret or personal" : undefined;
};

/** All additional requests derived from the contract: further examples and boundary values. */
export const variantsOf = (contract: Contract, operation: Operation): Variants => {
  const variants: Variants = { variants: [], skipped: [] };
  const skip = (where: string, why: string) => void variants.skipped.push({ operation: operation.id, where, why });
  const add = (where: string, change: Change) => void variants.variants.push({ operation, where, change });

  for (const parameter of operation.parameters) {
    const place = `request: ${parameter.in} ${parameter.name}`;
    const schema = { node: parameter.schema, pointer: parameter.pointer };
    const isKey = parameter.name.toLowerCase() === "idempotency-key";
    const kept = isKey ? "is another for every call" : whyKept(contract, parameter.name, schema);
    const examples = otherExamples(parameter.written["examples"]);
    const { values, skipped } = kept ? { values: [], skipped: kept } : edgeValues(contract, schema, parameter.example);
    // An empty value in a URL counts as absent.
    const sent = [...examples, ...values].filter(
      ({ value }) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0),
    );
    if (sent.length === 0) skip(place, skipped ?? "is empty at its edge");
    for (const { value, edge } of sent) add(`${place} (${edge})`, { parameter, value });
  }

  const toSend = bodyToSend(operation);
  if (!toSend) return variants;
  if (toSend.as === "form") skip("request: the whole body", "is a form");
  const { media } = toSend;
  if (toSend.as === "form" || !media.schema) return variants;
  for (const { value, edge } of otherExamples(media.examples)) add(`request: body (${edge})`, { body: () => value });

  const visit = (schema: SchemaAt, example: unknown, path: readonly string[]) => {
    const { parts } = expand(contract, schema);
    if (!isClosed(parts)) return;
    const names = new Set(parts.flatMap(({ node }) => Object.keys(node["properties"] ?? {})));
    for (const name of names) {
      const [property] = propertyOf(parts, name).schemas;
      const at = [...path, name];
      const where = `request: ${at.reduce(joined, "")}`;
      const given = isObject(example) ? example[name] : undefined;
      if (!property) continue;
      const inside = expand(contract, property).parts;
      if (inside.some(({ node }) => node["readOnly"] === true)) continue;
      if (isClosed(inside)) {
        if (at.length < DEEPEST && given !== undefined) visit(property, given, at);
        else skip(where, given === undefined ? "has no example" : "is too deep");
        continue;
      }
      const kept = whyKept(contract, name, property);
      const { values, skipped } = kept ? { values: [], skipped: kept } : edgeValues(contract, property, given);
      if (skipped) skip(where, skipped);
      for (const { value, edge } of values) add(`${where} (${edge})`, { body: (body) => replaced(body, at, value) });
    }
  };
  visit({ node: media.schema, pointer: media.pointer }, media.example, []);
  return variants;
};

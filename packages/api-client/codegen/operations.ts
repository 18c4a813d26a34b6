import type { OpenAPI3 } from "openapi-typescript";
import type { Addresses } from "../src/addresses.ts";
import { addressesOf } from "./addresses-of.ts";
import { changesOf } from "./changes-of.ts";
import { guaranteesOf, type Guarantees } from "./guarantees-of.ts";
import { outcomeOf, type Outcome } from "./outcome-of.ts";
import { resolve } from "./resolve.ts";

/** An operation as the contract describes it. */
export type Operation = {
  id: string;
  method: string;
  path: string;
  tag: string;
  effect: string;
  permission: string;
  /** JSON pointer of the request body's and of the 200 reply's schema; absent when there is none. */
  body?: string;
  reply?: string;
  /** The schema of the query string as one object; absent when there are no query parameters. */
  query?: { type: "object"; required: string[]; properties: Record<string, object> };
  /** JSON pointer of the schema of the body as a form. */
  formBody?: string;
  /** How a body with files is sent: always as a form, or as a form only when a file is among its values. */
  form?: "always" | "with-file";
  /** Timeout of the call in milliseconds, where it is longer than the default. */
  timeout?: number;
  /** Of a write whose success may mean that it was not carried out: the field that says so. */
  outcome?: Outcome;
  /** The reads that it changes; absent if the contract does not say. */
  changes?: readonly string[];
  /** The address fields of its input, with the schemes that they take. */
  addresses?: Addresses;
} & Guarantees;

const METHODS = ["get", "post", "put", "patch", "delete"] as const;
const escape = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");

type Parameter = { name: string; in: string; required?: boolean; schema: object };

/** The query parameters of an operation, as the schema of one object. */
const querySchema = (api: OpenAPI3, parameters: (Parameter | { $ref: string })[] = []): Operation["query"] => {
  const located = parameters
    .map((it) => ("$ref" in it ? (resolve(api, it.$ref) as Parameter) : it))
    .filter((it) => it.in === "query");
  if (located.length === 0) return undefined;
  return {
    type: "object",
    required: located.filter((it) => it.required).map((it) => it.name),
    properties: Object.fromEntries(located.map((it) => [it.name, it.schema])),
  };
};

type Found = { content?: Record<string, { schema?: unknown }>; $ref?: string } | undefined;
type MediaType = "application/json" | "multipart/form-data";
const schemaIn = (api: OpenAPI3, type: MediaType, at: string, found: Found): string | undefined => {
  if (!found) return undefined;
  if (found.$ref) {
    return schemaIn(api, type, found.$ref, resolve(api, found.$ref) as Found);
  }
  return found.content?.[type]?.schema ? `${at}/content/${escape(type)}/schema` : undefined;
};

/** All operations of a bundled contract, in its order. */
export const operationsOf = (api: OpenAPI3): Operation[] =>
  Object.entries(api.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const op = (item as Record<string, unknown>)[method] as Record<string, never> | undefined;
      if (!op) return [];
      const at = `#/paths/${escape(path)}/${method}`;
      const body = schemaIn(api, "application/json", `${at}/requestBody`, op["requestBody"]);
      const query = querySchema(api, op["parameters"]);
      const formBody = schemaIn(api, "multipart/form-data", `${at}/requestBody`, op["requestBody"]);
      const sent = formBody ?? body;
      const addresses = addressesOf(api, { query, body: sent && resolve(api, sent) });
      const reply = schemaIn(api, "application/json", `${at}/responses/200`, op["responses"]?.["200"]);
      const changes = changesOf(api, op);
      const outcome = reply && op["x-effect"] !== "read" ? outcomeOf(api, reply) : undefined;
      return [
        {
          id: String(op["operationId"]),
          method,
          path,
          tag: String(op["tags"]?.[0]),
          effect: String(op["x-effect"]),
          permission: String(op["x-permission"]),
          ...(body && { body }),
          ...(reply && { reply }),
          ...(query && { query }),
          ...(op["x-timeout"] !== undefined && { timeout: Number(op["x-timeout"]) * 1000 }),
          ...(outcome && { outcome }),
          ...(reply && op["x-effect"] === "read" && guaranteesOf(api, reply)),
          ...(formBody && { formBody, form: body ? ("with-file" as const) : ("always" as const) }),
          ...(changes && { changes }),
          ...(addresses && { addresses }),
        },
      ];
    }),
  );

const q = (value: unknown) => JSON.stringify(value);

/** The contract's description of an operation, as the code of an object. */
export const operationCode = ({ id, method, path, tag, effect, permission, ...more }: Operation): string => {
  const { form, timeout, outcome, nullable, rows, record, counted, addresses } = more;
  const optional = Object.entries({ form, timeout, outcome, nullable, rows, record, counted, addresses }).filter(
    ([, value]) => value !== undefined,
  );
  return (
    `{ id: ${q(id)}, method: ${q(method)}, path: ${q(path)}, tag: ${q(tag)}, ` +
    `effect: ${q(effect)}, permission: ${q(permission)}` +
    `${optional.map(([name, value]) => `, ${name}: ${q(value)}`).join("")} }`
  );
};

/** The table of all operations, and the union types that make other tables exhaustive. */
export const operationsTable = (operations: Operation[]): string => {
  const rows = operations.map((it) => `  ${it.id}: ${operationCode(it)},`);
  const union = (ids: string[]) => ids.map((id) => `\n  | ${q(id)}`).join("") || " never";
  const answered = operations.filter((it) => it.reply);
  const reads = answered.filter((it) => it.effect === "read").map((it) => it.id);
  const writes = answered.filter((it) => it.effect !== "read").map((it) => it.id);
  return [
    "/** Every operation of the contract, by its id. */",
    "export const operations = {",
    ...rows,
    "} as const;",
    "",
    `/** Operations that only read. */\nexport type ReadId =${union(reads)};`,
    "",
    `/** Operations that change something. */\nexport type WriteId =${union(writes)};`,
    "",
    `/** The rights that the contract knows. */\nexport type Permission =${union([...new Set(operations.map((it) => it.permission))].toSorted())};`,
    "",
  ].join("\n");
};

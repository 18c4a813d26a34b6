import type { Bundle } from "../../../packages/api-client/codegen/bundle/bundle.ts";
import { bundleContract } from "../../../packages/api-client/codegen/bundle/bundle-contract.ts";
import { fieldOf, flat, type Schema } from "../../../packages/api-client/codegen/shapes/field-of.ts";
import { operationsOf } from "../../../packages/api-client/codegen/operations.ts";
import { resolve } from "../../../packages/api-client/codegen/resolve.ts";
import type { Field } from "../../../packages/api-client/src/read-shape.ts";
import { ROOT } from "../../lib/root.ts";

/** Limits of a value in the contract, in addition to its kind. */
type Limits = {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  format?: string;
  type?: string | string[];
};

/** A field of a write's input. */
export type WriteField = Field & {
  /** The part of the input. */
  in: "path" | "query" | "body";
  /** The object of the body that contains it, if any: `dto`. */
  inside?: string;
  required: boolean;
  limits: Limits;
  /** For a list: whether its entries are texts. */
  ofTexts?: boolean;
};

/** A write of the contract. */
export type WriteCall = { id: string; tag: string; permission: string; fields: readonly WriteField[] };

const isObject = (field: Field) => field.kind === "object" && !field.map && (field.fields?.length ?? 0) > 0;

type OpenAPI3 = Bundle["document"];

/** Whether a body has alternatives. */
const hasAlternatives = (api: OpenAPI3, { $ref, oneOf, anyOf, allOf = [] }: Schema): boolean =>
  (oneOf ?? anyOf) !== undefined ||
  allOf.some((it) => hasAlternatives(api, it)) ||
  ($ref !== undefined && hasAlternatives(api, resolve(api, $ref) as Schema));

/** The path parameters as the schema of one object. */
const pathOf = (api: OpenAPI3, { path, method }: { path: string; method: string }): Schema => {
  type Parameter = { name: string; in: string; schema: Schema };
  const item = api.paths?.[path] as Record<string, { parameters?: unknown[] }> & { parameters?: unknown[] };
  const all = [...(item.parameters ?? []), ...(item[method]?.parameters ?? [])] as (Parameter & { $ref?: string })[];
  const parameters = all.map((it) => (it.$ref ? (resolve(api, it.$ref) as Parameter) : it));
  const pathParameters = parameters.filter((it) => it.in === "path");
  return {
    properties: Object.fromEntries(pathParameters.map((it) => [it.name, it.schema])),
    required: pathParameters.map((it) => it.name),
  };
};

/** Reads a write from the contract. Throws if there is no such operation, or if it is a read. */
export const callOf = async (id: string): Promise<WriteCall> => {
  const { document: api } = await bundleContract(`${ROOT}openapi/openapi.yaml`);
  const operation = operationsOf(api).find((it) => it.id === id);
  if (!operation) throw new Error(`The contract has no call ${id}: openapi/areas has all of them.`);
  if (operation.effect === "read") throw new Error(`${id} only reads: pnpm new record or list shows what it answers.`);

  const fieldsIn = (place: WriteField["in"], object: Schema, inside?: string): WriteField[] =>
    Object.entries(object.properties ?? {}).flatMap(([name, property]): WriteField[] => {
      const schema = flat(api, property);
      const isConstant = typeof schema.const === "string";
      const field = {
        ...fieldOf(api, name, property),
        ...(isConstant && { kind: "choice" as const, values: [String(schema.const)] }),
      };
      const required = object.required?.includes(name) === true;
      // A single object inside the body is the record itself: its fields are fields of the form.
      if (place === "body" && inside === undefined && required && isObject(field)) return fieldsIn(place, schema, name);
      const ofTexts = schema.items !== undefined && flat(api, schema.items).type === "string";
      return [{ ...field, in: place, required, limits: schema, ofTexts, ...(inside && { inside }) }];
    });

  const body = operation.body ?? operation.formBody;
  const bodySchema = body ? (resolve(api, body) as Schema) : undefined;
  if (bodySchema && hasAlternatives(api, bodySchema))
    throw new Error(`${id} takes one of several bodies: write its panel by hand.`);
  return {
    id,
    tag: operation.tag,
    permission: operation.permission,
    fields: [
      ...fieldsIn("path", pathOf(api, operation)),
      ...(operation.query ? fieldsIn("query", operation.query) : []),
      ...(bodySchema ? fieldsIn("body", flat(api, bodySchema)) : []),
    ],
  };
};

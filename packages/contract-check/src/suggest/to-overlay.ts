import { Document, isMap, isSeq } from "yaml";
import type { Contract, Operation } from "../contract/contract.ts";
import { jsonPath } from "./json-path.ts";
import { schemaOf, type Shape } from "./shape.ts";
import type { Endpoint, Suggestions } from "./suggestions.ts";

type Action = { target: string; description: string; update: object; where?: string };

const escaped = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");
const operationPath = ({ path, method }: Operation) => jsonPath(`#/paths/${escaped(path)}/${method}`);
/** What every reply carries needs not be said again. */
const enveloped = (shape: Shape): object => {
  const data = shape.properties.get("data");
  if (!data || !shape.properties.has("success")) return schemaOf(shape);
  return {
    allOf: [
      { $ref: "#/components/schemas/Envelope" },
      { type: "object", required: ["data"], properties: { data: schemaOf(data, "data") } },
    ],
  };
};
const content = (shape: Shape) =>
  shape.count > 0 ? { content: { "application/json": { schema: enveloped(shape) } } } : {};
const times = (count: number) => (count === 1 ? "seen once" : `seen ${count} times`);

const endpointAction = ({ method, path, count, request, replies }: Endpoint): Action => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((it) => it[1]!);
  return {
    target: "$.paths",
    description: `${method.toUpperCase()} ${path}, ${times(count)}`,
    update: {
      [path]: {
        [method]: {
          ...(names.length > 0 && {
            parameters: names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
          }),
          ...(request.count > 0 && { requestBody: { required: true, ...content(request) } }),
          responses: Object.fromEntries(
            [...replies].map(([status, shape]) => [status, { description: "Seen in traffic", ...content(shape) }]),
          ),
        },
      },
    },
  };
};

const actionsOf = (contract: Contract, found: Suggestions, showValues: boolean): Action[] => {
  const place = (pointer: string) => {
    const at = contract.placeOf({ pointer });
    return at ? { where: `${at.file}:${at.line}` } : {};
  };
  const ofOperation = ({ id }: Operation) => {
    const at = contract.placeOf({ operation: id });
    return at ? { where: `${at.file}:${at.line}` } : {};
  };
  return [
    ...[...found.endpoints.values()].map(endpointAction),
    ...[...found.statuses.values()].map(({ operation, status, shape }) => ({
      target: operationPath(operation),
      description: `Status ${status} of ${operation.id}`,
      update: { responses: { [status]: { description: "Seen in traffic; say when", ...content(shape) } } },
      ...ofOperation(operation),
    })),
    ...[...found.parameters.values()].map(({ operation, name, shape }) => ({
      target: operationPath(operation),
      description: `Query parameter ${name} of ${operation.id}, ${times(shape.count)}`,
      update: {
        parameters: [
          { name, in: "query", description: "Seen in traffic; say what it means", schema: { type: "string" } },
        ],
      },
      ...ofOperation(operation),
    })),
    ...[...found.fields.values()].map(({ pointer, name, seenIn, shape }) => ({
      target: jsonPath(pointer),
      description: `${seenIn}, ${times(shape.count)}`,
      update: { properties: { [name]: schemaOf(shape, name) } },
      ...place(pointer),
    })),
    ...[...found.values.values()]
      .filter((it) => showValues && !it.hidden)
      .map(({ pointer, seenIn, values }) => ({
        target: jsonPath(pointer),
        description: `More values of ${seenIn}`,
        update: { enum: [...values] },
        ...place(pointer),
      })),
  ];
};

/** How many actions there are, and the patch: an OpenAPI Overlay, in YAML, each action with the place it is about. */
export const toOverlay = (
  contract: Contract,
  found: Suggestions,
  showValues: boolean,
): { count: number; text: string } => {
  const actions = actionsOf(contract, found, showValues);
  const document = new Document({
    overlay: "1.0.0",
    info: { title: "What traffic has and the contract has not", version: "1" },
    actions: actions.map(({ target, description, update }) => ({ target, description, update })),
  });
  document.commentBefore =
    " A proposal: an OpenAPI Overlay of the bundled contract. Types are what was seen, not what may be.\n" +
    " Say what each thing means, then put it into the file that the comment above it names.";
  const list = document.get("actions");
  if (isSeq(list))
    for (const [index, it] of list.items.entries())
      if (isMap(it) && actions[index]?.where) it.commentBefore = ` ${actions[index].where}`;
  return { count: actions.length, text: document.toString({ lineWidth: 120 }) };
};

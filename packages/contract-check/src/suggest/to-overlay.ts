import { Document, isMap, isSeq } from "yaml";
import type { Contract, Operation } from "../contract/contract.ts";
import { isShownName, isShownSteps } from "../scrub/shown.ts";
import { contentFor } from "./content-for.ts";
import { jsonPath } from "./json-path.ts";
import { schemaOf, type Shape } from "./shape.ts";
import { isThere, type Endpoint, type Suggestions } from "./suggestions.ts";

type Action = { target: string; description: string; where?: string } & ({ update: object } | { remove: true });

const escaped = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");
const operationPath = ({ path, method }: Operation) => jsonPath(`#/paths/${escaped(path)}/${method}`);
const times = (count: number) => (count === 1 ? "seen once" : `seen ${count} times`);

/** The path of the contract equivalent to a template of the traffic, whatever its parameter names. */
const pathIn = (contract: Contract, template: string): string => {
  const plain = (path: string) => path.replaceAll(/\{[^}]+\}/g, "{}");
  return contract.operations.find((it) => plain(it.path) === plain(template))?.path ?? template;
};

const endpointAction = (contract: Contract, endpoint: Endpoint): Action => {
  const { method, count, request, query, replies } = endpoint;
  const path = pathIn(contract, endpoint.path);
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map((it) => it[1]!);
  const parameters = [
    ...names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
    ...[...query]
      .filter(([name]) => isShownSteps(name))
      .map(([name, shape]) => ({
        name,
        in: "query",
        required: shape.count >= count,
        schema: parameterSchema(shape),
      })),
  ];
  const sent = contentFor(contract, request);
  return {
    target: "$.paths",
    description: `${method.toUpperCase()} ${path}, ${times(count)}`,
    update: {
      [path]: {
        [method]: {
          ...(parameters.length > 0 && { parameters }),
          ...(sent.content && { requestBody: sent }),
          responses: Object.fromEntries(
            [...replies].map(([status, samples]) => [
              status,
              { description: "Seen in traffic", ...contentFor(contract, samples) },
            ]),
          ),
        },
      },
    },
  };
};

/** A value in a URL is a text, or several. */
const parameterSchema = (shape: Shape) =>
  shape.types.has("array") ? { type: "array", items: { type: "string" } } : { type: "string" };

const actionsOf = (contract: Contract, suggestions: Suggestions, showValues: boolean): Action[] => {
  const place = (pointer: string) => {
    const at = contract.placeOf({ pointer });
    return at ? { where: `${at.file}:${at.line}` } : {};
  };
  const ofOperation = ({ id }: Operation) => {
    const at = contract.placeOf({ operation: id });
    return at ? { where: `${at.file}:${at.line}` } : {};
  };
  return [
    ...[...suggestions.endpoints.values()].filter(isThere).map((it) => endpointAction(contract, it)),
    ...[...suggestions.statuses.values()].map(({ operation, status, samples }) => ({
      target: operationPath(operation),
      description: `Status ${status} of ${operation.id}`,
      update: {
        responses: { [status]: { description: "Seen in traffic; say when", ...contentFor(contract, samples) } },
      },
      ...ofOperation(operation),
    })),
    ...[...suggestions.parameters.values()]
      .filter((it) => isShownSteps(it.name))
      .map(({ operation, name, shape }) => ({
        target: operationPath(operation),
        description: `Query parameter ${name} of ${operation.id}, ${times(shape.count)}`,
        update: {
          parameters: [
            {
              name,
              in: "query",
              description: "Seen in traffic; describe what it means",
              schema: parameterSchema(shape),
            },
          ],
        },
        ...ofOperation(operation),
      })),
    ...[...suggestions.fields.values()].map(({ pointer, name, seenIn, shape }) => ({
      target: jsonPath(pointer),
      description: `${seenIn}, ${times(shape.count)}`,
      update: isShownName(name)
        ? { properties: { [name]: schemaOf(shape, name) } }
        : { additionalProperties: schemaOf(shape) },
      ...place(pointer),
    })),
    ...[...suggestions.values.values()]
      .filter((it) => showValues && it.values.size > 0)
      .map(({ pointer, seenIn, values }) => ({
        target: jsonPath(pointer),
        description: `More values of ${seenIn}`,
        update: { enum: [...values] },
        ...place(pointer),
      })),
  ];
};

/** A loosened type keeps what is written: an overlay appends to a list, and replaces a text. */
const typesOf = (written: unknown, types: ReadonlySet<string>): string[] => {
  const added = [...types].filter((it) => it !== "integer" || !types.has("number"));
  return Array.isArray(written) ? added : [String(written), ...added];
};

const looseningActions = (contract: Contract, { types, nullInEnum, optional }: Suggestions["loosened"]): Action[] => {
  const place = (pointer: string) => {
    const at = contract.placeOf({ pointer });
    return at ? { where: `${at.file}:${at.line}` } : {};
  };
  return [
    ...[...types.values()].map((it) => ({
      target: jsonPath(it.pointer),
      description: `${it.seenIn} is ${[...it.types].join(" or ")}, too`,
      update: { type: typesOf(it.written, it.types) },
      ...place(it.pointer),
    })),
    ...[...nullInEnum.values()].map(({ pointer, seenIn }) => ({
      target: jsonPath(pointer),
      description: `${seenIn} is null, too`,
      update: { enum: [null] },
      ...place(pointer),
    })),
    ...[...optional.values()].map(({ pointer, name, seenIn }) => ({
      target: `${jsonPath(pointer)}.required[?@ == '${name.replaceAll(/[\\']/g, "\\$&")}']`,
      description: `${seenIn} may be missing`,
      remove: true as const,
      ...place(pointer),
    })),
  ];
};

/** The number of actions, and the patch: an OpenAPI Overlay in YAML, each action with its position. */
export const toOverlay = (
  contract: Contract,
  suggestions: Suggestions,
  showValues: boolean,
): { count: number; text: string } => {
  const actions = [
    ...actionsOf(contract, suggestions, showValues),
    ...looseningActions(contract, suggestions.loosened),
  ];
  const document = new Document({
    overlay: "1.0.0",
    info: { title: "What traffic has and the contract has not", version: "1" },
    actions: actions.map((action) => ({ ...action, where: undefined })),
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

import { textOf } from "../findings/text-of.ts";
import type { Content, Operation, Origin, Parameter, Schema } from "./contract.ts";
import { schemaOf } from "./schema-of.ts";

const METHODS = ["get", "put", "post", "delete", "patch", "head", "options", "trace"] as const;

type Resolve = (reference: string) => Schema;
type Loose = Record<string, unknown> & { $ref?: string };

const entries = (node: unknown) => Object.entries((node ?? {}) as Record<string, Loose>);
const escaped = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");
const followed = (node: Loose, resolve: Resolve): Loose => (node.$ref ? resolve(node.$ref) : node);
const originOf = (node: Loose, otherwise: Origin): Origin => (node["x-origin"] as Origin | undefined) ?? otherwise;

const exampleOf = (node: Loose): unknown => {
  if (node["example"] !== undefined) return node["example"];
  const [first] = entries(node["examples"]);
  return first?.[1]["value"] ?? (node["schema"] as Loose | undefined)?.["example"];
};

/** The content of a body; `pointer` is where the body stands unless it is a reference. */
const contentOf = (written: Loose, pointer: string, resolve: Resolve): Content => {
  const node = followed(written, resolve);
  return new Map(
    entries(node["content"]).map(([type, media]) => [
      type.toLowerCase(),
      {
        ...(media["schema"] === undefined ? {} : { schema: schemaOf(media["schema"]) }),
        pointer: `${written.$ref ?? pointer}/content/${escaped(type)}/schema`,
        example: exampleOf(media),
      },
    ]),
  );
};

/** The parameters in a list at this pointer. */
const parametersOf = (list: unknown, pointer: string, origin: Origin, resolve: Resolve): Parameter[] =>
  ((list ?? []) as Loose[]).map((written, index) => {
    const it = followed(written, resolve);
    return {
      name: String(it["name"]),
      in: it["in"] as Parameter["in"],
      required: it["required"] === true,
      origin: originOf(it, origin),
      schema: schemaOf(it["schema"]),
      pointer: `${written.$ref ?? `${pointer}/${index}`}/schema`,
      example: exampleOf(it),
    };
  });

/** Those of the operation win over those of its path. */
const merged = (all: readonly Parameter[]) => [...new Map(all.map((it) => [`${it.in} ${it.name}`, it])).values()];

const operationOf = (path: string, method: string, item: Loose, node: Loose, resolve: Resolve): Operation => {
  const origin = originOf(node, "documented");
  const at = `#/paths/${escaped(path)}`;
  const here = `${at}/${method}`;
  const body = node["requestBody"] as Loose | undefined;
  return {
    id: textOf(node["operationId"]) || `${method.toUpperCase()} ${path}`,
    method,
    path,
    tag: (node["tags"] as string[] | undefined)?.[0] ?? "untagged",
    summary: textOf(node["summary"]),
    origin,
    effect: textOf(node["x-effect"]) || (method === "get" ? "read" : "write"),
    permission: textOf(node["x-permission"]),
    parameters: merged([
      ...parametersOf(item["parameters"], `${at}/parameters`, origin, resolve),
      ...parametersOf(node["parameters"], `${here}/parameters`, origin, resolve),
    ]),
    ...(body && {
      body: {
        required: followed(body, resolve)["required"] === true,
        content: contentOf(body, `${here}/requestBody`, resolve),
      },
    }),
    replies: new Map(
      entries(node["responses"]).map(([status, it]) => [status, contentOf(it, `${here}/responses/${status}`, resolve)]),
    ),
  };
};

/** All operations of a bundled contract, in its order. */
export const operationsOf = (document: Schema, resolve: Resolve): Operation[] =>
  entries(document["paths"]).flatMap(([path, written]) => {
    const item = followed(written, resolve);
    return METHODS.flatMap((method) =>
      item[method] ? [operationOf(path, method, item, item[method] as Loose, resolve)] : [],
    );
  });

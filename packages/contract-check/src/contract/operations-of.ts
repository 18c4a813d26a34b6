import { changesOf } from "@backoffice/api-client/codegen";
import { textOf } from "../findings/text-of.ts";
import { contentOf } from "./content-of.ts";
import type { Operation, Origin, Parameter, Schema } from "./contract.ts";
import { escapedPart } from "./escaped-part.ts";
import { followReferences } from "./follow-references.ts";
import { parametersOf, replyHeadersOf } from "./parameters-of.ts";

const METHODS = ["get", "put", "post", "delete", "patch", "head", "options", "trace"] as const;

type Resolve = (reference: string) => Schema;

const entries = (node: unknown) => Object.entries((node ?? {}) as Record<string, Schema>);

/** Parameters of the operation override those of its path. */
const merged = (all: readonly Parameter[]) => [...new Map(all.map((it) => [`${it.in} ${it.name}`, it])).values()];

const operationOf = (
  [section, path, method]: readonly [string, string, string],
  item: Schema,
  node: Schema,
  document: Schema,
  resolve: Resolve,
): Operation => {
  const origin = (node["x-origin"] as Origin | undefined) ?? "documented";
  const at = `#/${section}/${escapedPart(path)}`;
  const here = `${at}/${method}`;
  const tags = (node["tags"] as string[] | undefined) ?? [];
  const body = node["requestBody"] as Schema | undefined;
  const replies = entries(node["responses"])
    .filter(([status]) => !status.startsWith("x-"))
    .map(([status, it]) => [status, it, `${here}/responses/${status}`] as const);
  return {
    id: textOf(node["operationId"]) || `${method.toUpperCase()} ${path}`,
    method,
    path,
    pointer: here,
    tag: tags[0] ?? "untagged",
    tags,
    summary: textOf(node["summary"]),
    origin,
    effect: textOf(node["x-effect"]) || (method === "get" ? "read" : "write"),
    permission: textOf(node["x-permission"]),
    changes: changesOf(document, node),
    item,
    written: node,
    parameters: merged([
      ...parametersOf(item["parameters"], `${at}/parameters`, origin, resolve),
      ...parametersOf(node["parameters"], `${here}/parameters`, origin, resolve),
    ]),
    ...(body && {
      body: {
        required: followReferences(body, resolve).node["required"] === true,
        content: contentOf(body, `${here}/requestBody`, resolve),
      },
    }),
    replies: new Map(replies.map(([status, it, pointer]) => [status, contentOf(it, pointer, resolve)])),
    replyHeaders: new Map(
      replies.map(([status, it, pointer]) => [status, replyHeadersOf(it, pointer, origin, resolve)]),
    ),
  };
};

/** All operations in a section of a bundled contract, in order: paths or webhooks. */
export const operationsOf = (
  document: Schema,
  resolve: Resolve,
  section: "paths" | "webhooks" = "paths",
): Operation[] =>
  entries(document[section]).flatMap(([path, written]) => {
    const item = followReferences(written, resolve).node;
    return METHODS.flatMap((method) =>
      item[method] ? [operationOf([section, path, method], item, item[method] as Schema, document, resolve)] : [],
    );
  });

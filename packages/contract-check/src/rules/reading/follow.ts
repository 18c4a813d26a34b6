import type { UserContext } from "@redocly/openapi-core";
import { isNode, type Node } from "./node.ts";

/** Resolves references of a schema; siblings of a reference take precedence. */
export const follow = (schema: unknown, context: UserContext, from?: string): Node => {
  if (!isNode(schema)) return {};
  if (typeof schema.$ref !== "string") return schema;
  const { node, location } = context.resolve<Node>({ $ref: schema.$ref }, from);
  return { ...follow(node, context, location?.source.absoluteRef), ...schema, $ref: schema.$ref };
};

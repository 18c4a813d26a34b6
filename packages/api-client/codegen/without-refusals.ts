import type { OpenAPI3 } from "openapi-typescript";
import { replyBranches } from "./reply-branches.ts";
import { resolve } from "./resolve.ts";

type Json = { [key: string]: unknown };

/** A reply reduced to its success. */
const withoutRefusal = (api: OpenAPI3, reply: Json): Json => {
  if (!reply["content"]) return reply;
  const content = Object.entries(reply["content"] as Record<string, Json>).map(([type, media]) => {
    const { schema } = media;
    const branches = schema
      ? replyBranches({ node: schema as Json, pointer: "" }, (reference) => resolve(api, reference))
      : undefined;
    return [type, branches ? { ...media, schema: branches.success.node } : media];
  });
  return { ...reply, content: Object.fromEntries(content) as Json };
};

const all = (api: OpenAPI3, replies: Json = {}): Json =>
  Object.fromEntries(Object.entries(replies).map(([name, it]) => [name, withoutRefusal(api, it as Json)]));

/**
 * The contract as the client is generated from it: replies without their refusals. Callers get the data of the success;
 * a refusal is thrown as an error.
 */
export const withoutRefusals = (api: OpenAPI3): OpenAPI3 => ({
  ...api,
  paths: Object.fromEntries(
    Object.entries(api.paths ?? {}).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item as Record<string, Json>).map(([method, operation]) => [
          method,
          operation["responses"] ? { ...operation, responses: all(api, operation["responses"] as Json) } : operation,
        ]),
      ),
    ]),
  ) as NonNullable<OpenAPI3["paths"]>,
  components: {
    ...api.components,
    responses: all(api, api.components?.responses) as NonNullable<NonNullable<OpenAPI3["components"]>["responses"]>,
  },
});

import type { OpenAPI3 } from "openapi-typescript";
import { replyBranches } from "./reply-branches.ts";
import { resolve } from "./resolve.ts";

type Json = { [key: string]: unknown };

/** A reply that describes the success alone. */
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
 * The contract as the client is generated from it: the replies of a success without the refusals that they describe
 * too. Whoever calls gets the data of the success; a refusal is an error, and no caller has to tell the two apart.
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

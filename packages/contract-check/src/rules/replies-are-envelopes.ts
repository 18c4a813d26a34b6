import { eachOperation } from "./each-operation.ts";
import { follow } from "./follow.ts";
import { isNode, type Node } from "./node.ts";
import type { ContractRule } from "./rule.ts";

const isEnvelope = (schema: Node): boolean =>
  /\/(Envelope|Done)$/.test(schema.$ref ?? "") ||
  (Array.isArray(schema["allOf"]) && schema["allOf"].some((it) => isNode(it) && isEnvelope(it))) ||
  ["oneOf", "anyOf"].some(
    (key) => Array.isArray(schema[key]) && schema[key].every((it) => isNode(it) && isEnvelope(it)),
  );

/** Every successful reply is an envelope around its data (ruling 5). */
export const repliesAreEnvelopes: ContractRule = {
  id: "replies-are-envelopes",
  hint: 'Put allOf: [{ $ref: "common.yaml#/schemas/Envelope" }, …] around it, or use Done.',
  visit: eachOperation((operation, { context }) => {
    const replies = isNode(operation["responses"]) ? operation["responses"] : {};
    if (!("200" in replies)) return [];
    const reply = follow(replies["200"], context);
    const content = isNode(reply["content"]) ? reply["content"] : {};
    const media = content["application/json"];
    const schema = isNode(media) ? media["schema"] : undefined;
    return !isNode(schema) || isEnvelope(schema) ? [] : ["The reply is not an envelope."];
  }),
};

import { eachOperation } from "./reading/each-operation.ts";
import { follow } from "./reading/follow.ts";
import { isNode, type Node } from "./reading/node.ts";
import type { ContractRule } from "./rule.ts";

const isRefusal = (schema: Node): boolean => schema.$ref?.endsWith("/Refusal") === true;

const isEnvelope = (schema: Node): boolean =>
  /\/(Envelope|Done)$/.test(schema.$ref ?? "") ||
  (Array.isArray(schema["allOf"]) && schema["allOf"].some((it) => isNode(it) && isEnvelope(it))) ||
  ["oneOf", "anyOf"].some(
    (key) => Array.isArray(schema[key]) && schema[key].every((it) => isNode(it) && isEnvelope(it)),
  );

/** Each reply at 200 is an envelope around its data, or a refusal with `success: false` (ruling 5). */
export const repliesAreEnvelopes: ContractRule = {
  id: "replies-are-envelopes",
  hint: 'Write oneOf: [{ $ref: "common.yaml#/schemas/Refusal" }, …] with an allOf of the Envelope and the data, or with Done.',
  visit: eachOperation((operation, { context }) => {
    const replies = isNode(operation["responses"]) ? operation["responses"] : {};
    if (!("200" in replies)) return [];
    const reply = follow(replies["200"], context);
    const content = isNode(reply["content"]) ? reply["content"] : {};
    const media = content["application/json"];
    const schema = isNode(media) ? media["schema"] : undefined;
    if (!isNode(schema)) return [];
    const branches = Array.isArray(schema["oneOf"]) ? schema["oneOf"].filter(isNode) : [];
    const success = branches.filter((it) => !isRefusal(it));
    return [
      (branches.length > 0 ? success : [schema]).every(isEnvelope) ? undefined : "The reply is not an envelope.",
      branches.length === 2 && success.length === 1
        ? undefined
        : "The reply does not describe a refusal beside the success.",
    ];
  }),
};

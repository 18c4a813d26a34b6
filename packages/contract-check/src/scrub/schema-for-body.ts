import { replySchema } from "../checks/reply-schema.ts";
import { jsonOf } from "../checks/values/parse-json.ts";
import { statusOf } from "../checks/status-of.ts";
import type { Content, Contract, Media, Operation } from "../contract/contract.ts";
import { documentedMedia, jsonMedia } from "../contract/media-type.ts";
import type { Body, Exchange } from "../traffic/exchange.ts";
import type { BodySchema } from "./scrub-body.ts";

const mediaFor = (content: Content | undefined, body: Body): Media | undefined => {
  if (!content || body.kind === "none" || body.kind === "unrecorded") return undefined;
  return documentedMedia(content, body.type)?.[1] ?? (body.kind === "text" ? jsonMedia(content) : undefined);
};

/** The schema for scrubbing a request body; undefined if the contract has none. */
export const requestSchema = ({ body }: Operation, { request }: Exchange): BodySchema | undefined => {
  const media = mediaFor(body?.content, request.body);
  return media?.schema && { schema: { node: media.schema, pointer: media.pointer }, media };
};

/** The same for a reply body. */
export const schemaOfReply = (
  contract: Contract,
  { replies }: Operation,
  { reply }: Exchange,
): BodySchema | undefined => {
  const { status, body } = reply;
  const documented = statusOf(replies, status);
  const media = documented === undefined ? undefined : mediaFor(replies.get(documented), body);
  const schema = replySchema(contract, status, media, body.kind === "text" ? jsonOf(body) : undefined);
  return schema && { schema, media: media ?? { pointer: "", at: "" } };
};

import { isJsonType } from "../contract/media-type.ts";
import type { Media, Operation } from "../contract/contract.ts";

/** A body with an example in the contract, and its encoding. */
export type BodyToSend = { as: "json" | "form"; media: Media };

/** The body of a call: JSON if the contract allows it, otherwise a form; undefined if neither. */
export const bodyToSend = ({ body }: Operation): BodyToSend | undefined => {
  const content = [...(body?.content ?? [])];
  const json = content.find(([type]) => isJsonType(type));
  if (json) return { as: "json", media: json[1] };
  const form = body?.content.get("multipart/form-data");
  return form && { as: "form", media: form };
};

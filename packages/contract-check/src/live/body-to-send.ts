import { isJsonType } from "../contract/media-type.ts";
import type { Media, Operation } from "../contract/contract.ts";

/** A body that the contract has an example of, and how it travels. */
export type BodyToSend = { as: "json" | "form"; media: Media };

/** The body of a call: JSON where the contract takes it, else a form; undefined when there is none of these. */
export const bodyToSend = ({ body }: Operation): BodyToSend | undefined => {
  const content = [...(body?.content ?? [])];
  const json = content.find(([type]) => isJsonType(type));
  if (json) return { as: "json", media: json[1] };
  const form = body?.content.get("multipart/form-data");
  return form && { as: "form", media: form };
};

import type { FormValues } from "./form-values.ts";

/** A body as it was recorded: nothing was sent, it was left out of the recording, text, or the values of a form. */
export type Body =
  | { kind: "none" }
  | { kind: "unrecorded" }
  | { kind: "text"; type: string; text: string }
  | ({ kind: "form"; type: string } & FormValues);

/** Headers by their name in lower case; `set-cookie` may be there several times. */
export type Headers = ReadonlyMap<string, readonly string[]>;

/** One request and its reply. */
export type Exchange = {
  /** Where it was recorded, for people: `shop.har, entry 12`. */
  seen: string;
  method: string;
  url: URL;
  request: { headers: Headers; body: Body };
  /** The status is 0 when there was no answer. Without `hasHeaders` they were left out of the recording. */
  reply: { status: number; headers: Headers; hasHeaders: boolean; body: Body };
};

import type { FormValues } from "./form-values.ts";

/** A recorded body: nothing sent, left out of the recording, text, or form values. */
export type Body =
  | { kind: "none" }
  | { kind: "unrecorded" }
  | { kind: "text"; type: string; text: string }
  | ({ kind: "form"; type: string } & FormValues);

/** Headers by lower-case name; `set-cookie` may have several values. */
export type Headers = ReadonlyMap<string, readonly string[]>;

/** One request and its reply. */
export type Exchange = {
  /** Position in the recording, for messages: `shop.har, entry 12`. */
  seen: string;
  method: string;
  url: URL;
  request: { headers: Headers; body: Body };
  /** The status is 0 if there was no answer. Without `hasHeaders` they were left out of the recording. */
  reply: { status: number; headers: Headers; hasHeaders: boolean; body: Body };
  /** Its bodies are left out, since they are nested too deeply to be written as text. */
  isTooDeep?: boolean;
};

import type { FormValues } from "./form-values.ts";
import type { Headers } from "./headers.ts";

/** A recorded body: nothing sent, left out of the recording, text, or form values. */
export type Body =
  | { kind: "none" }
  | { kind: "unrecorded" }
  | { kind: "text"; type: string; text: string }
  | ({ kind: "form"; type: string } & FormValues);

/** One request and its reply. */
export type Exchange = {
  /** Position in the recording, for messages: `shop.har, entry 12`. */
  seen: string;
  method: string;
  url: URL;
  request: { headers: Headers; body: Body };
  /** The status is 0 if there was no answer. Without `hasHeaders` they were left out of the recording. */
  reply: { status: number; headers: Headers; hasHeaders: boolean; body: Body };
  /** Bodies of the exchange are left out, since they are nested too deeply to be written as text. */
  isTooDeep?: boolean;
};

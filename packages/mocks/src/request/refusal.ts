import type { components } from "@backoffice/api-client/contract";

/** A word for what stood in the way, which the console answers in its own way (money §4, §8). */
type NamedOutcome = components["schemas"]["NamedOutcome"];

/** Error messages by the path of the field in the request, e.g. `bankName.sv`. */
export type FieldMessages = Record<string, string>;

/** Thrown where the back end has understood the call and does not carry it out; nothing was changed. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly messages: readonly string[];
  readonly error: object | string | undefined;
  readonly outcome: NamedOutcome | undefined;

  /** `error` is added to the envelope; a named `outcome` replaces the number in the envelope's `status`. */
  constructor(status: number, messages: string | readonly string[], error?: object | string, outcome?: NamedOutcome) {
    const all = typeof messages === "string" ? [messages] : messages;
    super(all.join(" "));
    this.status = status;
    this.outcome = outcome;
    this.messages = all;
    this.error = error;
  }

  /** A refusal (400) with a message for each invalid field. */
  static ofFields(fields: FieldMessages): Refusal {
    return new Refusal(400, Object.values(fields), { fields });
  }
}

/** Refuses (400) unless no field has a message. */
export const refuseFields = (fields: FieldMessages): void => {
  if (Object.keys(fields).length > 0) throw Refusal.ofFields(fields);
};

/** The row; refused (404) with this message when there is none. */
export const existing = <Row>(row: Row | undefined, message: string): Row => {
  if (row === undefined) throw new Refusal(404, message);
  return row;
};

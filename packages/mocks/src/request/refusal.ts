/** What is wrong with which field of the request, by the path of the field, e.g. `bankName.sv`. */
export type FieldMessages = Record<string, string>;

/** The back end understood the call and does not do it; nothing was changed. */
export class Refusal {
  readonly status: number;
  readonly messages: readonly string[];
  readonly error: object | string | undefined;
  readonly outcome: string | undefined;

  /** `error` stands beside the messages in the envelope; a named `outcome` stands there for the status. */
  constructor(status: number, messages: string | readonly string[], error?: object | string, outcome?: string) {
    this.status = status;
    this.outcome = outcome;
    this.messages = typeof messages === "string" ? [messages] : messages;
    this.error = error;
  }

  /** A refusal (400) that speaks of single fields. */
  static ofFields(fields: FieldMessages): Refusal {
    return new Refusal(400, Object.values(fields), { fields });
  }
}

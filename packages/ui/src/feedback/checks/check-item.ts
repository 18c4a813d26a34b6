import type { ReactNode } from "react";

/**
 * The result of a check. `stop`: must not pass without a second question; `look`: needs a careful look; `note`: worth
 * knowing; `none`: does not apply to the record; `hidden`: its read needs a permission that the user lacks.
 */
export type CheckState = "reading" | "failed" | "hidden" | "none" | "clear" | "note" | "look" | "stop";

/** A fact about a record that calls for a second look. */
export type CheckItem = {
  code: string;
  /** The subject, as a noun: "Account holder". */
  label: string;
  state: CheckState;
  /** The result after the label: "same name". */
  text?: string | undefined;
  /** The result in one or two sentences. */
  reason?: string | undefined;
  /** Where it can be seen: the label of the link, and the link around a text. */
  proof?: { label: string; link: (text: ReactNode) => ReactNode } | undefined;
};

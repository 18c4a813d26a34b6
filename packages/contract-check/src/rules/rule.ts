import type { Oas3Rule } from "@redocly/openapi-core";

/** A rule of ours over a contract: what it holds, and what to do where it does not. */
export type ContractRule = {
  /** Kebab-case; reports call it `contract/<id>`. */
  id: string;
  /** An error unless it says otherwise. */
  severity?: "warn";
  /** What to do about a violation, in a sentence. */
  hint: string;
  visit: Oas3Rule;
};

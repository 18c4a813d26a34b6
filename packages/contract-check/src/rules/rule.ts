import type { Oas3Rule } from "@redocly/openapi-core";

/** A custom rule for contracts: its check, and the hint for violations. */
export type ContractRule = {
  /** Kebab-case; reports show `contract/<id>`. */
  id: string;
  /** Default: error. */
  severity?: "warn";
  /** How to fix a violation, in one sentence. */
  hint: string;
  visit: Oas3Rule;
};

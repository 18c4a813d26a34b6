import type { Impact } from "./change.ts";

/** A change inside a schema; `where` leads to it from the schema, e.g. `.items[].status`. */
export type Difference = {
  rule: string;
  impact: Impact;
  where: string;
  message: string;
  /** Where the revision says so, or would. */
  pointer?: string;
};

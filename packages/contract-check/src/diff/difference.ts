import type { Impact } from "./change.ts";

/** A difference inside a schema. `where` is the path from the schema, such as `.items[].status`. */
export type Difference = {
  rule: string;
  impact: Impact;
  where: string;
  message: string;
  /** Position in the revision, or where it would be. */
  pointer?: string;
};

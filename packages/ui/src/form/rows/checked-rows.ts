import type { z } from "zod";
import { rowProblems, type Row, type RowColumn } from "./row-rules.ts";

/**
 * Validation of a rows field: `z.array(z.object({ … })).superRefine(checkedRows(columns))`. Numbers in messages are
 * formatted for the locale, by default English.
 */
export const checkedRows =
  (columns: readonly RowColumn[], locale?: string) => (rows: readonly Row[], context: z.RefinementCtx) => {
    for (const [path, message] of rowProblems(rows, columns, locale)) {
      const [index, key = ""] = path.split(".");
      context.addIssue({ code: "custom", message, path: [Number(index), key] });
    }
  };

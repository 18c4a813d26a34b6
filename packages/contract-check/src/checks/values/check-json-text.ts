import { duplicateKeys } from "../../json/duplicate-keys.ts";
import { report, sideName, type CheckContext } from "../check-context.ts";
import type { Side } from "../watch.ts";

/** What is wrong with the text of a JSON body, whatever it means: keys that are there twice, of which one is lost. */
export const checkJsonText = (context: CheckContext, side: Side, text: string, value: unknown): void => {
  for (const key of duplicateKeys(text, value))
    report(context, {
      rule: "duplicate-key",
      severity: "warning",
      where: `${sideName(side)}: ${key}`,
      message: "is there twice, and who reads it takes the first or the last",
    });
};

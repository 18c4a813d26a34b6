import { duplicateKeys } from "../../json/duplicate-keys.ts";
import { shownName } from "../../scrub/shown.ts";
import { report, sideName, type CheckContext } from "../check-context.ts";
import type { Side } from "../watch.ts";

/** Problems of a JSON text independent of its schema: duplicate keys, of which one value is lost. */
export const checkJsonText = (context: CheckContext, side: Side, text: string, value: unknown): void => {
  for (const key of duplicateKeys(text, value).map((path) => path.map(shownName).join(".")))
    report(context, {
      rule: "duplicate-key",
      severity: "warning",
      where: `${sideName(side)}: ${key}`,
      message: "is there twice, and who reads it takes the first or the last",
    });
};

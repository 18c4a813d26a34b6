import { eachProperty } from "./reading/each-property.ts";
import { isOf } from "./reading/node.ts";
import type { ContractRule } from "./rule.ts";

const MOMENT = /([a-z]At|(^d|D)ate|(^t|T)imestamp)$/;
const WRITTEN = ["date-time", "date", "time"];

/** Epoch seconds and ISO dates are easily confused without a format. */
export const momentsHaveAFormat: ContractRule = {
  id: "moments-have-a-format",
  hint: "Use format: date-time or date for a string, epoch-seconds for an integer.",
  visit: eachProperty(({ name, schema }) => {
    if (!MOMENT.test(name)) return undefined;
    const { format } = schema as { format?: string };
    if (isOf(schema, "integer", "number"))
      return format === "epoch-seconds" ? undefined : `${name} is a number and does not say which kind of moment.`;
    return isOf(schema, "string") && !WRITTEN.includes(format ?? "")
      ? `${name} is a string and does not say how the moment is written.`
      : undefined;
  }),
};

import { eachOperation } from "./reading/each-operation.ts";
import type { ContractRule } from "./rule.ts";

const plain = (text: unknown) =>
  typeof text === "string"
    ? text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, " ")
        .trim()
    : "";

/** A summary names an operation; the description says what it returns, changes or refuses. */
export const operationsAreDescribed: ContractRule = {
  id: "operations-are-described",
  hint: "Write in one or two sentences what it answers and by what it is filtered, or what it changes, in which unit and within which limits.",
  visit: eachOperation(({ summary, description }) => {
    const said = plain(description);
    if (said === "") return ["The operation has no description."];
    if (said === plain(summary)) return ["The description only repeats the summary."];
    return [
      /[.!?)]$/.test(String(description).trim())
        ? undefined
        : "The description is no sentence: it ends without a full stop.",
    ];
  }),
};

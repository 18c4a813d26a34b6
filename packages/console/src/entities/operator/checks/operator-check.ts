import type { components } from "@backoffice/api-client";
import { checkRules, type Finding } from "#kit/checks/check-rule.ts";
import { choiceWords } from "#kit/words/choice-words.ts";

/** Data for the check of an operator. */
export type OperatorReads = {
  /** Null until one is chosen. */
  operator: Pick<components["schemas"]["Operator"], "status"> | null;
};

const operatorFinding = ({ operator }: OperatorReads): Finding => {
  if (!operator) return { state: "none", text: "not chosen" };
  if (operator.status === undefined) return { state: "none", text: "not given" };
  if (operator.status === "ACTIVE") return { state: "clear", text: "active" };
  const text = choiceWords(operator.status).toLowerCase();
  return { state: "look", text, reason: `The operator is ${text}.` };
};

/** Whether the operator is active. */
export const OPERATOR_CHECK = checkRules<OperatorReads>()({
  code: "OPERATOR",
  label: "Operator",
  needs: ["operator"],
  find: operatorFinding,
});

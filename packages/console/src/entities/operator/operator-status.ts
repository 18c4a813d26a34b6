import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Whether an operator or brand may receive users; only an active operator may be given brands (money §5). */
export const OPERATOR_STATUS: Statuses<components["schemas"]["OperatorStatus"]> = {
  ACTIVE: { label: "Active", tone: "positive" },
  INACTIVE: { label: "Inactive", tone: "neutral" },
};

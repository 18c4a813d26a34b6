import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of an operator or brand; only an active one may receive users or brands (money §5). */
export const OPERATOR_STATUS: Statuses<components["schemas"]["OperatorStatus"]> = {
  ACTIVE: { label: "Active", tone: "normal" },
  INACTIVE: { label: "Inactive", tone: "normal" },
};

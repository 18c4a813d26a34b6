import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of a flow. */
export const FLOW_STATUS: Statuses<components["schemas"]["FlowStatus"]> = {
  ACTIVE: { label: "Active", tone: "normal" },
  PAUSED: { label: "Paused", tone: "look" },
  DRAFT: { label: "Draft", tone: "normal" },
};

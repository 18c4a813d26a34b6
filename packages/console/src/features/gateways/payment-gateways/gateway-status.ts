import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of a gateway. */
export const GATEWAY_STATUS: Statuses<components["schemas"]["PaymentGatewayStatus"]> = {
  ACTIVE: { label: "Active", tone: "normal" },
  INACTIVE: { label: "Inactive", tone: "normal" },
};

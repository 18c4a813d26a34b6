import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

type Schemas = components["schemas"];

/** Certificate statuses of a hostname. */
export const HOSTNAME_SSL_STATUS: Statuses<Schemas["HostnameSslStatus"]> = {
  initializing: { label: "Initializing", tone: "note" },
  pending_validation: { label: "Pending validation", tone: "look" },
  pending_issuance: { label: "Pending issuance", tone: "note" },
  pending_deployment: { label: "Pending deployment", tone: "note" },
  active: { label: "Active", tone: "normal" },
  validation_timed_out: { label: "Timed out", tone: "stop" },
  expired: { label: "Expired", tone: "stop" },
};

/** Statuses of a hostname. */
export const CUSTOM_HOSTNAME_STATUS: Statuses<Schemas["CustomHostnameStatus"]> = {
  pending: { label: "Pending", tone: "look" },
  active: { label: "Active", tone: "normal" },
  active_redeploying: { label: "Redeploying", tone: "note" },
  moved: { label: "Moved away", tone: "stop" },
  blocked: { label: "Blocked", tone: "stop" },
  deleted: { label: "Deleted", tone: "normal" },
};

import type { components } from "@backoffice/api-client";
import { keptReason } from "./domain-order.tsx";

/** Why a domain cannot be deleted with its zone: it is primary, locked, or has none (content §4). */
export const zoneReason = (domain: components["schemas"]["Domain"]): string | undefined =>
  keptReason(domain) ?? (domain.cfZoneId === null ? "The domain has no Cloudflare zone." : undefined);

import type { Kind } from "../checks/exchange-kind.ts";
import type { Collector } from "../findings/collector.ts";

/** What was recorded of one server. */
export type Site = { origin: string; kinds: Record<Kind | "unselected", number>; findings: Collector };

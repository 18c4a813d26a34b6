import type { Kind } from "../checks/exchange-kind.ts";
import type { Collector } from "../findings/collector.ts";

/** The recorded traffic of one server. */
export type Site = { origin: string; kinds: Record<Kind | "unselected", number>; findings: Collector };

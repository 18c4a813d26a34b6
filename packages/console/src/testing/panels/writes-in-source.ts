import type { WriteId } from "@backoffice/api-client/contract";
import { isWrite, panelSources } from "./panel-sources.ts";

/** The writes that each panel can send, by panel id, from its source. */
export const writesInSource: ReadonlyMap<string, readonly WriteId[]> = new Map(
  [...panelSources].map(([id, { operations }]) => [id, operations.filter(isWrite)]),
);

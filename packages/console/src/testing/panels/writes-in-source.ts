import type { WriteId } from "@backoffice/api-client/contract";
import { isWrite, panelSources } from "./panel-sources.ts";

/** What each panel can send, by its id, as its source says it. */
export const writesInSource: ReadonlyMap<string, readonly WriteId[]> = new Map(
  [...panelSources].map(([id, { operations }]) => [id, operations.filter(isWrite)]),
);

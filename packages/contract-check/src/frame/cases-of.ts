import type { Operation } from "../contract/contract.ts";
import type { Case } from "./report.ts";

/** One case per operation; unseen operations are skipped. */
export const casesOf = (operations: readonly Operation[], seen: ReadonlySet<string>, why: string): Case[] =>
  operations.map(({ id, tag }) => ({
    operation: id,
    group: tag,
    ...(!seen.has(id) && { skipped: why }),
  }));

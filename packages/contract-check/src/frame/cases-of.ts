import type { Operation } from "../contract/contract.ts";
import type { Case } from "./report.ts";

/** A case per operation; those that were not seen are skipped. */
export const casesOf = (operations: readonly Operation[], seen: ReadonlySet<string>, why: string): Case[] =>
  operations.map(({ id, tag }) => ({
    operation: id,
    group: tag,
    ...(!seen.has(id) && { skipped: why }),
  }));

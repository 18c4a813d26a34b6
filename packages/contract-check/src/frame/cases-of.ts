import type { Contract } from "../contract/contract.ts";
import type { Case } from "./report.ts";

/** A case per operation of the contract; those that were not seen are skipped. */
export const casesOf = (contract: Contract, seen: ReadonlySet<string>, why: string): Case[] =>
  contract.operations.map(({ id, tag }) => ({
    operation: id,
    group: tag,
    ...(!seen.has(id) && { skipped: why }),
  }));

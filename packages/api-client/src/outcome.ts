import { isRecord } from "./is-record.ts";
import type { Operation } from "./operation.ts";

/** Whether a successful answer says that the write was not carried out (`x-outcome`). */
export const isUndone = ({ outcome }: Operation, data: unknown): boolean =>
  outcome !== undefined && isRecord(data) && data[outcome.field] === outcome.undone;

/** Whether the answer to a write does not say if it was carried out, although the contract has a field for that. */
export const isUndecided = ({ outcome }: Operation, data: unknown): boolean =>
  outcome !== undefined && !(isRecord(data) && [outcome.done, outcome.undone].includes(data[outcome.field]));

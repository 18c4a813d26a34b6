import type { Operation } from "../../contract/contract.ts";
import type { Request } from "../answer.ts";
import { inputsOf } from "../inputs.ts";
import type { Run } from "../run.ts";
import { knownRow } from "./known-row.ts";
import { requestForRow } from "./request-for-row.ts";
import { valuesOf } from "./values-of.ts";

/**
 * The request that shows or deletes a record, which is known by what was sent and answered. `unknown` is what has to be
 * sent and the record does not have: then the request would be about another one.
 */
export const requestAbout = (
  run: Run,
  operation: Operation,
  record: object,
): { request: Request; unknown: readonly string[] } => {
  const row = knownRow(record);
  const { valueOf } = valuesOf(run.contract, operation, row);
  const needed = inputsOf(run.contract, operation).filter((it) => it.required);
  return {
    request: requestForRow(run, operation, row, () => true),
    unknown: needed.map((it) => it.name).filter((it) => valueOf(it) === undefined),
  };
};

import type { Field } from "@backoffice/api-client";
import { isStatus } from "../fields/is-status.ts";
import type { ContractRow } from "../list/contract-read.ts";

/** The status field of a record, which is shown next to its name. */
export const stateOf = (fields: readonly Field[], record: ContractRow): Field | undefined =>
  fields.find((it) => it.kind === "choice" && isStatus(it) && record[it.name]);

import type { Field } from "@backoffice/api-client";
import { isStatus } from "../fields/is-status.ts";
import type { ContractRow } from "../list/contract-read.ts";

/** The field that says how a record is doing; it stands beside its name. */
export const stateOf = (fields: readonly Field[], record: ContractRow): Field | undefined =>
  fields.find((it) => it.kind === "choice" && isStatus(it) && record[it.name]);

import { validationErrors, queries } from "@backoffice/api-client/contract";
import { toRecord } from "./to-record.ts";
import type { HandledId, Operations } from "../handler.ts";
import { validationRefusal } from "./validation-refusal.ts";
import type { Refusal } from "../refusal.ts";

/** Reads the query and checks it against the contract; returns a refusal (400) that names the invalid parameters. */
export const readQuery = async (
  { id, tag }: Operations[HandledId],
  params: URLSearchParams,
): Promise<Record<string, unknown> | Refusal> => {
  const query = toRecord(params);
  const validator = (await queries[tag]?.())?.[id];
  const errors = validationErrors(validator, query);
  return errors.length > 0 ? validationRefusal(errors) : query;
};

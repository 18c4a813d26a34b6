import { complaints, queries } from "@backoffice/api-client/contract";
import type { HandledId, Operations } from "./handler.ts";
import { refusalOf } from "./plain-complaint.ts";
import type { Refusal } from "./refusal.ts";

/** The query of a request as the contract types it, or the refusal that names the parameters that are wrong. */
export const readQuery = async (
  { id, tag }: Operations[HandledId],
  params: URLSearchParams,
): Promise<Record<string, unknown> | Refusal> => {
  const query: Record<string, unknown> = {};
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name);
    query[name] = values.length > 1 ? values : values[0];
  }
  const validator = (await queries[tag]?.())?.[id];
  const wrong = complaints(validator, query);
  return wrong.length > 0 ? refusalOf(wrong) : query;
};

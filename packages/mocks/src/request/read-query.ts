import { complaints, queries } from "@backoffice/api-client/contract";
import { gathered } from "./gathered.ts";
import type { HandledId, Operations } from "./handler.ts";
import { refusalOf } from "./plain-complaint.ts";
import type { Refusal } from "./refusal.ts";

/** The query of a request as the contract types it, or the refusal that names the parameters that are wrong. */
export const readQuery = async (
  { id, tag }: Operations[HandledId],
  params: URLSearchParams,
): Promise<Record<string, unknown> | Refusal> => {
  const query = gathered(params);
  const validator = (await queries[tag]?.())?.[id];
  const wrong = complaints(validator, query);
  return wrong.length > 0 ? refusalOf(wrong) : query;
};

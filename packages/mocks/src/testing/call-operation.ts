import type { Data } from "@backoffice/api-client/contract";
import type { Backend } from "../backend.ts";
import type { HandledId, Operations } from "../request/handler.ts";
import { toRequest, type InputOf, type Options } from "./to-request.ts";

/** The envelope of an answer, typed for tests. */
export type Envelope<Id extends HandledId> = {
  success: boolean;
  data: Data<Operations[Id]>;
  messages: string[];
  error?: { fields?: Record<string, string>; blocked?: boolean };
};

/** Calls an operation of a back end, by default as a super admin; the answer must be JSON. */
export const callOperation = async <Id extends HandledId>(
  backend: Pick<Backend, "fetch">,
  id: Id,
  input: InputOf<Id>,
  options: Options = {},
): Promise<{ status: number } & Envelope<Id>> => {
  const response = await backend.fetch(toRequest(id, input, { as: "super-admin", ...options }));
  const text = await response.text();
  try {
    return { ...(JSON.parse(text) as Envelope<Id>), status: response.status };
  } catch (cause) {
    throw new Error(`${id} answered ${response.status} ${text.slice(0, 200)}`, { cause });
  }
};

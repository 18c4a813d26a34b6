import type { Operation } from "../../contract/contract.ts";
import { isIdName } from "../../live/harvest.ts";
import type { Request } from "../answer.ts";
import { inputsOf, type Input } from "../inputs.ts";
import type { Build, Member, Run } from "../run.ts";

type Json = Readonly<Record<string, unknown>>;

/** Names a record also by fields that are no ids, such as its name. What it does not have is left out. */
const namedBy = (inputs: readonly Input[], record: Json): Build => {
  const at = (place: Input["place"]) =>
    inputs
      .filter((it) => it.place === place && !isIdName(it.name))
      .filter((it) => Object.hasOwn(record, it.name) || !it.required)
      .map((it) => [it.name, record[it.name]] as const);
  const inBody = at("body");
  return {
    query: Object.fromEntries(at("query")),
    ...(inBody.length > 0 && {
      change: { body: (body: unknown) => ({ ...(body as Json), ...Object.fromEntries(inBody) }) },
    }),
  };
};

/**
 * The request that deletes a record, which is known by what was sent and answered. `partBy` are inputs that have to be
 * sent and say which part of it, such as a language.
 */
export const deletionOf = (
  run: Run,
  operation: Operation,
  member: Member,
  record: Json,
): { request: Request; partBy: string[] } => {
  const inputs = inputsOf(run.contract, operation);
  const unknown = inputs.filter((it) => it.required && !isIdName(it.name) && !Object.hasOwn(record, it.name));
  return {
    request: run.request(member, operation, namedBy(inputs, record)),
    partBy: unknown.map((it) => it.name),
  };
};

import type { Operation } from "../../contract/contract.ts";
import { isIdName } from "../../live/harvest.ts";
import { isDone, type Answer, type Request } from "../answer.ts";
import type { Check } from "../behaviour.ts";
import { inputsOf, type Input } from "../inputs.ts";
import { mayCall, type Build, type Member, type Run } from "../run.ts";
import { knowing } from "./read-record.ts";
import { resourcesOf } from "./resources-of.ts";

type Json = Readonly<Record<string, unknown>>;

/** Names a record also by fields that are no ids, such as its name. */
const namedBy = (inputs: readonly Input[], record: Json): Build => {
  const at = (place: Input["place"]) =>
    Object.fromEntries(
      inputs
        .filter((it) => it.place === place && !isIdName(it.name) && Object.hasOwn(record, it.name))
        .map((it) => [it.name, record[it.name]]),
    );
  const inBody = at("body");
  return {
    query: at("query"),
    ...(Object.keys(inBody).length > 0 && { change: { body: (body: unknown) => ({ ...(body as Json), ...inBody }) } }),
  };
};

/** The request that deletes a record. `partBy` are inputs that say which part of it, such as a language. */
export const deletionOf = (
  run: Run,
  operation: Operation,
  member: Member,
  record: Json,
): { request: Request; partBy: string[] } => {
  const inputs = inputsOf(run.contract, operation);
  const others = inputs.filter((it) => !isIdName(it.name) && !Object.hasOwn(record, it.name));
  return {
    request: run.request(member, operation, namedBy(inputs, record)),
    partBy: others.map((it) => it.name),
  };
};

/** Deletes what a call has created, and says whether it has; where no call deletes it, it is told as left behind. */
export const tidyUp = async (run: Run, created: Answer, check: Check): Promise<boolean> => {
  const { operation } = created.request;
  const resource = resourcesOf(run.contract, run.operations).find((it) => it.create === operation);
  if (!resource) return false;
  const record = { ...(created.data as Json | null) };
  const { remove } = resource;
  if (remove && mayCall(run, remove)) {
    const { request, partBy } = deletionOf(run, remove, knowing(run, resource, record), record);
    if (partBy.length === 0 && isDone(await run.ask(run.main.session, request))) return true;
  }
  run.leave(operation, check, "the created record is left behind: nothing deletes it");
  return false;
};

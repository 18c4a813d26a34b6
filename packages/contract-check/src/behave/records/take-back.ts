import { isDone, type Answer } from "../answer.ts";
import type { Check } from "../behaviour.ts";
import { hidesNothing } from "../replay/sought.ts";
import { mayCall, type Run } from "../run.ts";
import { isRecordOf } from "./differences.ts";
import { rowsOf } from "./read-record.ts";
import { requestAbout } from "./request-about.ts";
import { resourcesOf, type Resource } from "./resources-of.ts";
import { sentBody } from "./sent-body.ts";

type Json = Readonly<Record<string, unknown>>;

/** The reason under which a created record is listed that could not be deleted. */
export const LEFT_BEHIND = "the created record is left behind: nothing deletes it";

/** What a call has created: what was sent, what the list has of it, and what was answered. */
const createdBy = async (run: Run, resource: Resource, created: Answer): Promise<Json> => {
  const sent = (sentBody(created) ?? {}) as Json;
  const rows = (await rowsOf(run, resource, sent["opId"]))?.rows.filter((it) => isRecordOf(sent, it)) ?? [];
  return { ...sent, ...(rows.length === 1 && rows[0]), ...(created.data as Json | null) };
};

/** Deletes what a call has created, and says whether it has; where no call deletes it, it is told as left behind. */
export const tidyUp = async (run: Run, created: Answer, check: Check): Promise<boolean> => {
  const { operation } = created.request;
  const resource = resourcesOf(run.contract, run.operations).find((it) => it.create === operation);
  if (!resource) return false;
  const { remove } = resource;
  if (remove && mayCall(run, remove)) {
    const record = await createdBy(run, resource, created);
    const { request, unknown } = requestAbout(run, remove, record);
    if (unknown.length === 0 && isDone(await run.ask(run.main.session, request))) return true;
  }
  run.leave(operation, check, LEFT_BEHIND, hidesNothing);
  return false;
};

/** Takes back a write that should have been refused: what it created is deleted, anything else is told. */
export const takeBack = async (run: Run, done: Answer, check: Check): Promise<void> => {
  const { operation } = done.request;
  const isCreate = resourcesOf(run.contract, run.operations).some((it) => it.create === operation);
  if (isCreate) await tidyUp(run, done, check);
  else run.leave(operation, check, "was carried out, and nothing takes it back", hidesNothing);
};

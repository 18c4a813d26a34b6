import type { Operation } from "../../contract/contract.ts";
import { inWords, isDone, isRefused, type Answer } from "../answer.ts";
import { inputsOf, says } from "../inputs.ts";
import { hidesNothing } from "../replay/sought.ts";
import { mayCall, type Member, type Run, whyNotCalled } from "../run.ts";
import { createRecord, ownKeys, sendInTurn } from "./carry-out.ts";
import { differences, isRecordOf } from "./differences.ts";
import { knownRow } from "./known-row.ts";
import { knowing, newRows, readOne, recordOf, rowsOf } from "./read-record.ts";
import { requestAbout } from "./request-about.ts";
import { requestForRow } from "./request-for-row.ts";
import { resourcesOf, type Resource } from "./resources-of.ts";
import { sentBody, sentText } from "./sent-body.ts";
import { LEFT_BEHIND, tidyUp } from "./take-back.ts";

type Json = Readonly<Record<string, unknown>>;

const opIdOf = (answer: Pick<Answer, "request">) => (sentBody(answer) as Json | undefined)?.["opId"];

/** Whether a record has what was written; told if not. */
const checkRead = (
  run: Run,
  written: Answer,
  read: Answer | undefined,
  record: unknown,
  partial: readonly string[] = [],
): boolean => {
  const { operation } = written.request;
  // The name of what another field refers to is the server's.
  const names = inputsOf(run.contract, operation).filter((it) => says(run.contract, it.schema, "x-names"));
  const others = differences(sentBody(written), record).filter(
    (name) => !partial.includes(name) && !names.some((it) => it.name === name),
  );
  if (others.length === 0) return true;
  run.tell(operation, {
    rule: "write-lost",
    where: `request: ${others.join(", ")}`,
    message: `is read differently by ${read?.request.operation.id ?? "its own answer"}`,
    answers: [written, ...(read ? [read] : [])],
  });
  return false;
};

/** A record that was created: who knows its ids, its fields, and its row in the list. */
type Made = { created: Answer; member: Member; record: Json; row: Json | undefined };

/** Creates a record, and finds it in its list; undefined if it was refused. */
const create = async (run: Run, resource: Resource): Promise<Made | undefined> => {
  const { create: operation } = resource;
  const listed = new Map<unknown, Awaited<ReturnType<typeof rowsOf>>>();
  const created = await createRecord(run, operation, async (request) => {
    const opId = opIdOf({ request });
    if (!listed.has(opId)) listed.set(opId, await rowsOf(run, resource, opId));
  });
  const opId = opIdOf(created);
  const before = listed.get(opId);
  if (!isDone(created)) {
    run.leave(operation, "records", `is refused (${inWords(created)})`);
    return undefined;
  }
  const after = await rowsOf(run, resource, opId);
  const added = before && after ? newRows(before.rows, after.rows) : undefined;
  // A call that saves may have found the same record there already, and a new default takes that of another one.
  const isThere = after?.rows.some((it) => isRecordOf(sentBody(created), it));
  const more = before && after ? after.rows.length - before.rows.length : 1;
  if (after && (more > 1 || (added?.length === 0 && !isThere)))
    run.tell(operation, {
      rule: "write-lost",
      where: `reply 200 of ${after.answer.request.operation.id}: data.items`,
      message: more > 1 ? `has ${more} new rows` : "does not have the new record",
      answers: [created, after.answer],
    });
  const row = added?.find((it) => isRecordOf(sentBody(created), it)) ?? added?.[0];
  const member = knowing(run, resource, [created.data, row]);
  const record = { ...(sentBody(created) as Json | undefined), ...(created.data as Json | null), ...row };
  const shown = await readOne(run, resource, record);
  // Rows of a list may have a part of a record.
  if (row && !shown) checkRead(run, created, after?.answer, row);
  if (shown && !isDone(shown))
    run.tell(operation, {
      rule: "write-lost",
      where: `the call of ${shown.request.operation.id}`,
      message: `is answered with ${inWords(shown)} after the record was created`,
      answers: [created, shown],
    });
  checkRead(run, created, shown, recordOf(shown) ?? created.data);
  return { created, member, record, row };
};

/**
 * Whether the row of a record has what was changed. A row may have a part of a record: what it had otherwise from the
 * beginning is left out.
 */
const checkListed = async (run: Run, resource: Resource, changed: Answer, { created, row }: Made, record: Json) => {
  const keys = ownKeys(run, resource).filter((it) => record[it] !== undefined);
  const list = row && keys.length > 0 ? await rowsOf(run, resource, opIdOf(changed)) : undefined;
  const rows = list?.rows.filter((one) => keys.every((it) => one[it] === record[it])) ?? [];
  if (rows.length === 1) checkRead(run, changed, list?.answer, rows[0], differences(sentBody(created), row));
};

/** Changes a record: as the example says, but for its own keys, or without changing what it has already. */
const update = async (run: Run, resource: Resource, operation: Operation, made: Made) => {
  const { member, record } = made;
  const row = knownRow(record);
  const own = ownKeys(run, resource);
  const changed = await sendInTurn(run, [
    () => run.request(member, operation),
    () => requestForRow(run, operation, row, (name) => own.includes(name)),
    () => requestForRow(run, operation, row, () => true),
  ]);
  if (!isDone(changed)) return run.leave(operation, "records", `is refused (${inWords(changed)})`);
  const now = { ...record, ...(changed.data as Json | null) };
  const shown = await readOne(run, resource, now);
  if (checkRead(run, changed, shown, recordOf(shown) ?? changed.data))
    await checkListed(run, resource, changed, made, now);
};

/**
 * Changes a record that was deleted. The answer if it neither refuses that nor brings the record back: a server may save
 * what is not there as a new record.
 */
const changeDeleted = async (run: Run, resource: Resource, record: Json): Promise<Answer | undefined> => {
  const { update: operation } = resource;
  const keys = ownKeys(run, resource).flatMap((it) => (typeof record[it] === "string" ? [record[it]] : []));
  if (!operation || !mayCall(run, operation) || keys.length === 0) return undefined;
  const request = requestForRow(run, operation, knownRow(record), () => true);
  if (!keys.every((it) => sentText(request).includes(it))) return undefined;
  const answer = await run.ask(run.main.session, request);
  if (isRefused(answer)) return undefined;
  const shown = await readOne(run, resource, record);
  if (shown && isRefused(shown)) return answer;
  if (resource.remove) await run.ask(run.main.session, requestAbout(run, resource.remove, record).request);
  return undefined;
};

/** Deletes a record; whether it could be. */
const remove = async (run: Run, resource: Resource, operation: Operation, { created, record, row }: Made) => {
  const opId = opIdOf(created);
  const { unknown, request } = requestAbout(run, operation, record);
  if (unknown.length > 0) {
    run.leave(operation, "records", `needs what the record does not show: ${unknown.join(", ")}`);
    return false;
  }
  const before = await rowsOf(run, resource, opId);
  const deleted = await run.ask(run.main.session, request);
  if (!isDone(deleted)) {
    run.leave(operation, "records", `is refused (${inWords(deleted)})`);
    return false;
  }
  const after = await rowsOf(run, resource, opId);
  const tell = (where: string, message: string, read: Answer) =>
    run.tell(operation, { rule: "delete-lost", where, message, answers: [deleted, read] });
  const shown = await readOne(run, resource, record);
  if (row && before && after && after.rows.length >= before.rows.length)
    tell(`reply 200 of ${after.answer.request.operation.id}: data.items`, "still has the deleted record", after.answer);
  if (shown && !isRefused(shown))
    tell(
      `the call of ${shown.request.operation.id}`,
      `is answered with ${inWords(shown)} after the record was deleted`,
      shown,
    );
  if (shown && isRefused(shown)) {
    const changed = await changeDeleted(run, resource, record);
    if (changed)
      tell(
        `the call of ${changed.request.operation.id}`,
        `is answered with ${inWords(changed)} after the record was deleted`,
        changed,
      );
  }
  return true;
};

/** Creates a record of each kind, reads it, changes it and deletes it again. What it cannot delete is told. */
export const checkRecords = async (run: Run): Promise<void> => {
  for (const resource of resourcesOf(run.contract, run.operations)) {
    const writes = [resource.create, resource.update, resource.remove].filter((it) => it !== undefined);
    if (!writes.some((it) => run.wants("records", it))) continue;
    if (!mayCall(run, resource.create)) {
      for (const it of writes) run.leave(it, "records", whyNotCalled(resource.create));
      continue;
    }
    const made = await create(run, resource);
    if (!made) {
      for (const it of writes.slice(1)) run.leave(it, "records", "no record was created for it");
      continue;
    }
    if (resource.update && mayCall(run, resource.update) && run.wants("records", resource.update))
      await update(run, resource, resource.update, made);
    const isRemoved = resource.remove && mayCall(run, resource.remove) && run.wants("records", resource.remove);
    if (!isRemoved) await tidyUp(run, made.created, "records");
    else if (!(await remove(run, resource, resource.remove!, made)))
      run.leave(resource.create, "records", LEFT_BEHIND, hidesNothing);
  }
};

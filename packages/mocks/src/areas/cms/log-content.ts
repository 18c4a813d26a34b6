import { operations } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import { DEFAULT_SITE } from "../../db/default-site.ts";
import type { CmsBlockRow } from "./cms-blocks-tables.ts";
import type { CmsEntryRow } from "./cms-v1-tables.ts";
import type { Actor } from "../../commands/actor.ts";
import { changedFields } from "../activity/changed-fields.ts";
import { CONTENT_KINDS } from "./content-subjects.ts";
import { logActivity, type LoggedEvent } from "../activity/log-activity.ts";

type Kind = (typeof CONTENT_KINDS)[number];

const tablesOf = (db: Db) => CONTENT_KINDS.map(({ rows }) => new Map(rows(db)));

const log = (
  { db, account, clock }: Actor,
  { noun, id, title, opId }: ReturnType<Kind["subjectOf"]>,
  verb: string,
  what: Pick<LoggedEvent, "subtype" | "before" | "after">,
): void =>
  logActivity(db, account, clock, "staff", {
    type: "CMS",
    message: `${verb} the ${noun} ${title}`,
    opId: opId === DEFAULT_SITE ? null : opId,
    subject: { id, title },
    ...what,
  });

const logOne = (actor: Actor, kind: Kind, was?: object, is?: object): void => {
  const { added, changed, deleted, isAlwaysThere, subjectOf } = kind;
  const [before, after] = [was && subjectOf(was as never), is && subjectOf(is as never)];
  if (after && (before || isAlwaysThere))
    log(actor, after, "Changed", { subtype: changed, ...changedFields(before?.fields ?? {}, after.fields) });
  else if (after) log(actor, after, "Added", { subtype: added, before: null, after: after.fields });
  else if (before) log(actor, before, "Deleted", { subtype: deleted, before: before.fields, after: null });
};

type Placed = { name: string; noun: string; order: number; opId: string };

/** A block or an entry, which have an order; undefined for other content. */
const placedOf = (row: object): Placed | undefined => {
  if ("block" in row) {
    const { block, opId } = row as CmsBlockRow;
    return { name: block.name, noun: block.kind, order: block.order, opId };
  }
  if (!("parentKey" in row)) return undefined;
  const { key, kind, order, opId } = row as CmsEntryRow;
  return { name: key, noun: kind, order, opId };
};

const namesInOrder = (rows: readonly Placed[]) =>
  rows.toSorted((one, other) => one.order - other.order).map(({ name }) => name);

/** Reordering changes many rows, and is logged once. */
const logOrder = (actor: Actor, was: readonly Placed[], is: readonly Placed[]): void => {
  const [{ noun, opId }] = is as [Placed];
  const words = `order of the ${noun.toLowerCase().replaceAll("_", " ")}`;
  log(actor, { noun: words, id: `${noun}/${opId}`, title: "items", opId, fields: {} }, "Changed", {
    subtype: "CMS_BLOCKS_REORDERED",
    before: { order: namesInOrder(was) },
    after: { order: namesInOrder(is) },
  });
};

/** Logs all content added, changed or deleted since the tables were as in `before`. */
const logContent = (actor: Actor, before: ReturnType<typeof tablesOf>): void => {
  for (const [index, kind] of CONTENT_KINDS.entries()) {
    const [were, are] = [before[index]!, kind.rows(actor.db)];
    const changed = [...new Set([...were.keys(), ...are.keys()])].filter((key) => were.get(key) !== are.get(key));
    const placed = changed.flatMap((key) => {
      const [was, is] = [were.get(key), are.get(key)].map((row) => row && placedOf(row));
      return was && is && was.order !== is.order ? [{ was, is }] : [];
    });
    if (placed.length > 1)
      logOrder(
        actor,
        placed.map(({ was }) => was),
        placed.map(({ is }) => is),
      );
    else for (const key of changed) logOne(actor, kind, were.get(key), are.get(key));
  }
};

type Call = Actor & { input: never };
type Handler = (call: never) => unknown;

/** The handlers of content; each write is logged with its author, its action, and the fields before and after. */
export const withContentLog = <Of extends { [id: string]: Handler }>(handlers: Of): Of =>
  Object.fromEntries(
    Object.entries(handlers).map(([id, handler]) => {
      if (operations[id as keyof typeof operations].effect === "read") return [id, handler];
      const logged = (call: Call) => {
        const before = tablesOf(call.db);
        const answer = handler(call as never);
        logContent(call, before);
        return answer;
      };
      return [id, logged];
    }),
  ) as Of;

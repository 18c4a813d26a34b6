import { operations } from "@backoffice/api-client/contract";
import type { Db } from "../db/db.ts";
import { DEFAULT_SITE } from "../db/default-site.ts";
import type { CmsBlockRow } from "../db/tables/cms-blocks-tables.ts";
import type { Actor } from "./actor.ts";
import { changedFields } from "./changed-fields.ts";
import { CONTENT_KINDS } from "./content-subjects.ts";
import { logActivity, type LoggedEvent } from "./log-activity.ts";

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

const namesInOrder = (rows: readonly CmsBlockRow[]) =>
  rows.toSorted((one, other) => one.block.order - other.block.order).map(({ block }) => block.name);

/** Several blocks are changed by putting them in order, which is logged once. */
const logOrder = (actor: Actor, was: readonly CmsBlockRow[], is: readonly CmsBlockRow[]): void => {
  const [{ opId, block }] = is as [CmsBlockRow];
  const noun = `order of the ${block.kind.toLowerCase().replaceAll("_", " ")}`;
  const subject = { noun, id: `${block.kind}/${opId}`, title: "blocks", opId, fields: {} };
  log(actor, subject, "Changed", {
    subtype: "CMS_BLOCKS_REORDERED",
    before: { order: namesInOrder(was) },
    after: { order: namesInOrder(is) },
  });
};

/** Logs what became of the content since its tables were as `before`: whatever was added, changed or deleted. */
const logContent = (actor: Actor, before: ReturnType<typeof tablesOf>): void => {
  for (const [index, kind] of CONTENT_KINDS.entries()) {
    const [were, are] = [before[index]!, kind.rows(actor.db)];
    const changed = [...new Set([...were.keys(), ...are.keys()])].filter((key) => were.get(key) !== are.get(key));
    if (changed.length > 1)
      logOrder(
        actor,
        changed.map((key) => were.get(key) as CmsBlockRow),
        changed.map((key) => are.get(key) as CmsBlockRow),
      );
    else for (const key of changed) logOne(actor, kind, were.get(key), are.get(key));
  }
};

type Call = Actor & { input: never };
type Handler = (call: never) => unknown;

/** The handlers of content, each of whose writes is logged with who, what, and the fields before and after. */
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

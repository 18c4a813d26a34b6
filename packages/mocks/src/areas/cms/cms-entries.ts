import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import type { Operations } from "../../request/handler.ts";
import { refuseFields, existing, Refusal, type FieldMessages } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { siteLanguageMessages, siteOf, visibleContent, type Site } from "../../session/sites.ts";
import { displayName } from "../../session/display-name.ts";
import { newContentId } from "../../commands/new-content-id.ts";
import type { CmsEntryRow } from "./cms-v1-tables.ts";

type Draft = Pick<CmsEntryRow, "kind" | "key" | "parentKey" | "content"> & { id?: string };

/** The kind of the parent entry, by kind: a page has a page type, a menu item has another menu item. */
const PARENTS: Partial<Record<CmsEntryRow["kind"], CmsEntryRow["kind"]>> = { PAGE: "PAGE_TYPE", MENU: "MENU" };

const allOf = (db: Db) => [...db.cmsV1.entries.values()];

/** The direct children of an entry. */
const under = (db: Db, { opId, kind, key }: Pick<CmsEntryRow, "opId" | "kind" | "key">) =>
  allOf(db).filter((it) => it.opId === opId && it.parentKey === key && PARENTS[it.kind] === kind);

/** Whether an entry is the other one or one of its descendants; terminates on cycles. */
const isWithin = (db: Db, row: CmsEntryRow, above: CmsEntryRow, seen = new Set<CmsEntryRow>()): boolean => {
  if (row.id === above.id) return true;
  const next = allOf(db).find((it) => under(db, it).includes(row));
  return next !== undefined && !seen.has(next) && isWithin(db, next, above, seen.add(next));
};

const check = (db: Db, account: Account, site: Site, { id, kind, key, parentKey, content }: Draft) => {
  const fields: FieldMessages = siteLanguageMessages(account, site, Object.keys(content));
  const others = allOf(db).filter((it) => it.opId === site.opId && it.id !== id);
  if (others.some((it) => it.kind === kind && it.key === key))
    fields["key"] = `The key ${key} is already used on this site.`;
  const parent = others.find((it) => it.kind === PARENTS[kind] && it.key === parentKey);
  const found = id === undefined ? undefined : db.cmsV1.entries.get(id);
  if (parentKey !== null && !parent) fields["parentKey"] = "This parent does not exist.";
  if (parent && found && isWithin(db, parent, found)) fields["parentKey"] = "The parent is below the entry itself.";
  for (const [lang, { title }] of Object.entries(content))
    if (title.trim() === "") fields[`content.${lang}.title`] = "The title is required.";
  refuseFields(fields);
};

const put = ({ db, account, clock }: Actor, row: Omit<CmsEntryRow, "languages" | "updatedAt" | "updatedBy">) => {
  const saved: CmsEntryRow = {
    ...row,
    languages: Object.keys(row.content),
    updatedAt: new Date(clock.now()).toISOString(),
    updatedBy: displayName(account),
  };
  db.cmsV1.entries.set(row.id, saved);
  return saved;
};

/** Adds an entry; its key must be unique within its site and kind. */
export const createCmsEntry = (
  { db, account, clock }: Actor,
  body: Input<Operations["createCmsEntry"]>["body"],
): CmsEntryRow => {
  const site = siteOf(db, account, body.opId);
  check(db, account, site, body);
  const id = newContentId(db.cmsV1.entries, `entry/${body.opId}/${body.kind}/${body.key}`);
  return put(
    { db, account, clock },
    { ...body, id, opTitle: site.title, createdAt: new Date(clock.now()).toISOString() },
  );
};

/** Changes an entry; its kind and site cannot change, and its children stay. */
export const updateCmsEntry = (
  { db, account, clock }: Actor,
  body: Input<Operations["updateCmsEntry"]>["body"],
): CmsEntryRow => {
  const found = existing(visibleContent(db, account, db.cmsV1.entries.get(body.id)), "This entry does not exist.");
  const site = siteOf(db, account, found.opId);
  const languages = site.languages && [...site.languages, ...found.languages];
  check(db, account, { ...site, languages }, { kind: found.kind, ...body });
  for (const it of under(db, found)) db.cmsV1.entries.set(it.id, { ...it, parentKey: body.key });
  return put({ db, account, clock }, { ...found, ...body });
};

/** Deletes an entry that has no children. */
export const deleteCmsEntry = (db: Db, account: Account, id: string): null => {
  const found = existing(visibleContent(db, account, db.cmsV1.entries.get(id)), "This entry does not exist.");
  if (under(db, found).length > 0) throw new Refusal(400, "This entry has child entries. Move or delete them first.");
  db.cmsV1.entries.delete(id);
  return null;
};

/** Puts all entries of a kind in order; `ids` must contain each of them once. */
export const reorderCmsEntries = (
  db: Db,
  account: Account,
  { opId, kind, ids }: Input<Operations["reorderCmsEntries"]>["body"],
): null => {
  siteOf(db, account, opId);
  const rows = allOf(db).filter((it) => it.opId === opId && it.kind === kind);
  const isComplete = new Set(ids).size === ids.length && ids.length === rows.length;
  if (!isComplete || !rows.every((it) => ids.includes(it.id)))
    throw new Refusal(400, "The entries have changed. Reload them.");
  for (const row of rows) db.cmsV1.entries.set(row.id, { ...row, order: ids.indexOf(row.id) + 1 });
  return null;
};

import type { Input } from "@backoffice/api-client/contract";
import type { Clock } from "../db/clock.ts";
import type { Db } from "../db/db.ts";
import type { Operations } from "../request/handler.ts";
import { Refusal, type FieldMessages } from "../request/refusal.ts";
import type { Account } from "../session/accounts.ts";
import { siteLanguageMessages, siteOf, visibleContent, type Site } from "../session/sites.ts";
import { displayName } from "../session/display-name.ts";
import { newContentId } from "./new-content-id.ts";
import type { CmsEntryRow } from "../db/tables/cms-v1-tables.ts";

type Draft = Pick<CmsEntryRow, "kind" | "key" | "parentKey" | "content"> & { id?: string };

/** The kind of the parent entry, by kind: a page has a page type, a menu item has another menu item. */
const PARENTS: Partial<Record<CmsEntryRow["kind"], CmsEntryRow["kind"]>> = { PAGE: "PAGE_TYPE", MENU: "MENU" };

const rulesAgainst = (db: Db, account: Account, site: Site, { id, kind, key, parentKey, content }: Draft) => {
  const fields: FieldMessages = siteLanguageMessages(account, site, Object.keys(content));
  const others = [...db.cmsV1.entries.values()].filter((it) => it.opId === site.opId && it.id !== id);
  if (others.some((it) => it.kind === kind && it.key === key)) fields["key"] = `The key ${key} is taken on this site.`;
  if (parentKey !== null && !others.some((it) => it.kind === PARENTS[kind] && it.key === parentKey))
    fields["parentKey"] = "This parent does not exist.";
  for (const [lang, { title }] of Object.entries(content))
    if (title.trim() === "") fields[`content.${lang}.title`] = "The title is required.";
  return Object.keys(fields).length > 0 ? Refusal.ofFields(fields) : undefined;
};

const put = (
  db: Db,
  account: Account,
  clock: Clock,
  row: Omit<CmsEntryRow, "languages" | "updatedAt" | "updatedBy">,
) => {
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
  db: Db,
  account: Account,
  clock: Clock,
  body: Input<Operations["createCmsEntry"]>["body"],
): CmsEntryRow | Refusal => {
  const site = siteOf(db, account, body.opId);
  if (site instanceof Refusal) return site;
  const refusal = rulesAgainst(db, account, site, body);
  if (refusal) return refusal;
  const id = newContentId(db.cmsV1.entries, `entry/${body.opId}/${body.kind}/${body.key}`);
  return put(db, account, clock, { ...body, id, opTitle: site.title, createdAt: new Date(clock.now()).toISOString() });
};

/** Changes an entry; its kind and site cannot change. */
export const updateCmsEntry = (
  db: Db,
  account: Account,
  clock: Clock,
  body: Input<Operations["updateCmsEntry"]>["body"],
): CmsEntryRow | Refusal => {
  const found = visibleContent(db, account, db.cmsV1.entries.get(body.id));
  if (!found) return new Refusal(404, "This entry does not exist.");
  const site = siteOf(db, account, found.opId);
  if (site instanceof Refusal) return site;
  const languages = site.languages && [...site.languages, ...found.languages];
  const refusal = rulesAgainst(db, account, { ...site, languages }, { kind: found.kind, ...body });
  return refusal ?? put(db, account, clock, { ...found, ...body });
};

/** Deletes an entry that has no children. */
export const deleteCmsEntry = (db: Db, account: Account, id: string): null | Refusal => {
  const found = visibleContent(db, account, db.cmsV1.entries.get(id));
  if (!found) return new Refusal(404, "This entry does not exist.");
  const isParent = [...db.cmsV1.entries.values()].some(
    (it) => it.opId === found.opId && it.parentKey === found.key && PARENTS[it.kind] === found.kind,
  );
  if (isParent) return new Refusal(400, "Other entries stand under this one. Move or delete them first.");
  db.cmsV1.entries.delete(id);
  return null;
};

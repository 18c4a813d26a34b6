import type { Clock } from "../../db/times/clock.ts";
import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import { refuseFields, existing, Refusal, type FieldMessages } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { siteLanguageMessages, siteOf, visibleContent, type Site } from "../../session/sites.ts";
import { displayName } from "../../session/display-name.ts";

type Text = { title: string };

/** The fields that pages and posts share. */
type Row = {
  id: string;
  opId: string;
  slug: string;
  status: string;
  content: Record<string, Text>;
  languages: string[];
  published: { content: Record<string, Text> } | null;
  hasUnpublishedChanges: boolean;
  publishedAt: string | null;
  updatedAt: string;
  updatedBy: string;
};

type Draft = Pick<Row, "slug" | "status" | "content"> & { id?: string };

const complaints = (
  rows: ReadonlyMap<string, Row>,
  account: Account,
  site: Site,
  { id, slug, content }: Draft,
): void => {
  const fields: FieldMessages = siteLanguageMessages(account, site, Object.keys(content));
  if ([...rows.values()].some((it) => it.opId === site.opId && it.slug === slug && it.id !== id))
    fields["slug"] = `The address ${slug} is already used on this site.`;
  for (const [lang, { title }] of Object.entries(content))
    if (title.trim() === "") fields[`content.${lang}.title`] = "The title is required.";
  refuseFields(fields);
};

/** The site of a new document, or a refusal. */
export const siteForNew = (
  db: Db,
  account: Account,
  rows: ReadonlyMap<string, Row>,
  draft: Draft & { opId: string },
): Site => {
  const site = siteOf(db, account, draft.opId);
  return complaints(rows, account, site, draft) ?? site;
};

/** The document to change, or a refusal. */
export const documentForChange = <Found extends Row>(
  db: Db,
  account: Account,
  rows: ReadonlyMap<string, Found>,
  draft: Draft & { id: string },
): Found => {
  const found = existing(visibleContent(db, account, rows.get(draft.id)), "This content does not exist.");
  const site = siteOf(db, account, found.opId);
  // Languages that the document already has may stay.
  const languages = site.languages && [...site.languages, ...found.languages];
  return complaints(rows, account, { ...site, languages }, draft) ?? found;
};

/** The fields that saving sets by itself; the time of publication is that of the first publication. */
export const savedNow = (
  account: Account,
  clock: Clock,
  { status, content }: Draft,
  publishedAt: string | null = null,
) => {
  const now = new Date(clock.now()).toISOString();
  return {
    languages: Object.keys(content),
    publishedAt: status === "PUBLISHED" ? (publishedAt ?? now) : publishedAt,
    updatedAt: now,
    updatedBy: displayName(account),
  };
};

/**
 * Changes of what players see of a document, where they differ from the saved changes: while it is published, changes
 * are kept for later. `was` and `is` are the published states before and after, if any.
 */
export const publishedCopy = <Copy extends object>(
  found: { status: string; published: Copy | null },
  { status, keepPublished }: { status: string; keepPublished?: boolean | undefined },
  { was, is }: { was: Copy; is: Copy },
): { published: Copy | null; hasUnpublishedChanges: boolean } => {
  const isKept = keepPublished === true && status === "PUBLISHED" && found.status === "PUBLISHED";
  const copy = isKept ? (found.published ?? was) : null;
  const published = JSON.stringify(copy) === JSON.stringify(is) ? null : copy;
  return { published, hasUnpublishedChanges: published !== null };
};

/** Deletes a document, or its text in one language; deleting the last text deletes the document. */
export const deleteDocument = <Found extends Row>(
  { db, account, clock }: Actor,
  rows: Map<string, Found>,
  { opId, slug, selectedLanguage: lang = "en" }: { opId: string; slug: string; selectedLanguage?: string | undefined },
): null => {
  siteOf(db, account, opId);
  const found = [...rows.values()].find((it) => it.opId === opId && it.slug === slug);
  if (!found || !(lang in found.content)) throw new Refusal(404, "This content does not exist.");
  const left = Object.entries(found.content).filter(([it]) => it !== lang);
  if (left.length === 0) rows.delete(found.id);
  else {
    const content = Object.fromEntries(left);
    const { published } = found;
    rows.set(found.id, {
      ...found,
      content,
      // The text is removed from the site, too.
      published: published && {
        ...published,
        content: Object.fromEntries(Object.entries(published.content).filter(([it]) => it !== lang)),
      },
      languages: Object.keys(content),
      updatedAt: new Date(clock.now()).toISOString(),
      updatedBy: displayName(account),
    });
  }
  return null;
};

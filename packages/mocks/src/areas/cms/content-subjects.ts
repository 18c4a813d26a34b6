import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";

type Action = components["schemas"]["StaffAction"];
type Fields = Record<string, unknown>;

/** The log's fields of a piece of content: its title, its operator, and the fields that staff edit. */
type Subject = { noun: string; id: string; title: string; opId: string; fields: Fields };

/** A kind of content: its log codes by action, its table, and its log fields. */
type Kind = {
  added: Action;
  changed: Action;
  deleted: Action;
  /** It exists from the beginning: saving it for the first time is a change, too. */
  isAlwaysThere?: true;
  rows: (db: Db) => ReadonlyMap<string, object>;
  subjectOf: (row: never) => Subject;
};

type Tables = {
  pages: Db["cms"]["pages"];
  posts: Db["cms"]["posts"];
  blocks: Db["cmsBlocks"]["blocks"];
  footers: Db["cmsSite"]["footers"];
  brandings: Db["cmsSite"]["brandings"];
  themes: Db["cmsSite"]["themes"];
  media: Db["cmsSite"]["media"];
  entries: Db["cmsV1"]["entries"];
};
type RowOf<Table> = Table extends ReadonlyMap<string, infer Row> ? Row : never;

const kind = <Name extends keyof Tables>(
  codes: Omit<Kind, "rows" | "subjectOf">,
  rows: (db: Db) => Tables[Name],
  subjectOf: (row: RowOf<Tables[Name]>) => Subject,
): Kind => ({ ...codes, rows, subjectOf });

/** For example "SECONDARY_BANNER" becomes "secondary banner". */
const nounOf = (code: string): string => code.toLowerCase().replaceAll("_", " ");

const alwaysThere = (code: Action) => ({ added: code, changed: code, deleted: code, isAlwaysThere: true as const });

/** The kinds of content. Fields that the server sets (ids, times, author) are not logged as changes. */
export const CONTENT_KINDS: readonly Kind[] = [
  kind<"pages">(
    { added: "CMS_PAGE_CREATED", changed: "CMS_PAGE_UPDATED", deleted: "CMS_PAGE_DELETED" },
    (db) => db.cms.pages,
    ({ id, opId, slug, pageType, status, showInSitemap, hasUnpublishedChanges, content }) => ({
      noun: "page",
      id,
      title: `/${slug}`,
      opId,
      fields: { slug, pageType, status, showInSitemap, hasUnpublishedChanges, content },
    }),
  ),
  kind<"posts">(
    { added: "CMS_POST_CREATED", changed: "CMS_POST_UPDATED", deleted: "CMS_POST_DELETED" },
    (db) => db.cms.posts,
    ({ id, opId, slug, status, coverImagePath, tags, authorName, hasUnpublishedChanges, content }) => ({
      noun: "blog post",
      id,
      title: `/${slug}`,
      opId,
      fields: { slug, status, coverImagePath, tags, authorName, hasUnpublishedChanges, content },
    }),
  ),
  kind<"blocks">(
    { added: "CMS_BLOCK_CREATED", changed: "CMS_BLOCK_UPDATED", deleted: "CMS_BLOCK_DELETED" },
    (db) => db.cmsBlocks.blocks,
    ({ id, opId, block }) => ({ noun: nounOf(block.kind), id, title: block.name, opId, fields: { ...block } }),
  ),
  kind<"footers">(
    alwaysThere("CMS_FOOTER_UPDATED"),
    (db) => db.cmsSite.footers,
    ({ opId, language, content }) => ({
      noun: "footer",
      id: `footer/${opId}/${language}`,
      title: `Footer (${language})`,
      opId,
      fields: content.menu,
    }),
  ),
  kind<"brandings">(
    alwaysThere("CMS_BRANDING_UPDATED"),
    (db) => db.cmsSite.brandings,
    ({ opId, updatedAt: _at, updatedBy: _by, ...fields }) => ({
      noun: "branding",
      id: `branding/${opId}`,
      title: "Branding",
      opId,
      fields,
    }),
  ),
  kind<"themes">(
    alwaysThere("CMS_THEME_UPDATED"),
    (db) => db.cmsSite.themes,
    ({ opId, updatedAt: _at, updatedBy: _by, ...fields }) => ({
      noun: "theme",
      id: `theme/${opId}`,
      title: "Theme",
      opId,
      fields,
    }),
  ),
  kind<"media">(
    { added: "CMS_FILE_UPLOADED", changed: "CMS_FILE_UPLOADED", deleted: "CMS_FILE_DELETED" },
    (db) => db.cmsSite.media,
    ({ _id, opId, name, path, target, tags, sizeBytes }) => ({
      noun: "file",
      id: _id,
      title: name,
      opId,
      fields: { path, target, tags, sizeBytes },
    }),
  ),
  kind<"entries">(
    { added: "CMS_ENTRY_CREATED", changed: "CMS_ENTRY_UPDATED", deleted: "CMS_ENTRY_DELETED" },
    (db) => db.cmsV1.entries,
    ({ id, opId, kind: what, key, status, order, parentKey, content }) => ({
      noun: nounOf(what),
      id,
      title: key,
      opId,
      fields: { key, status, order, parentKey, content },
    }),
  ),
];

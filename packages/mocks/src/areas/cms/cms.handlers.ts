import { deleteDocument, documentForChange, publishedCopy, savedNow, siteForNew } from "./cms-documents.ts";
import { newContentId } from "../../commands/new-content-id.ts";
import { withContentLog } from "./log-content.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { sitesOf, visibleContent } from "../../session/sites.ts";
import type { BlogPostRow, CmsPageRow } from "./cms-tables.ts";

const NO_PAGE = "This page does not exist.";
const NO_POST = "This post does not exist.";

/** A list row: of the translated content only the titles. */
const titles = <Row extends { content: Record<string, { title: string }>; published: unknown }>({
  published: _published,
  ...row
}: Row) => ({
  ...row,
  content: Object.fromEntries(Object.entries(row.content).map(([lang, { title }]) => [lang, { title }])),
});

/** Fields of a page and of a post that players see. */
const pageCopy = ({ slug, pageType, showInSitemap, content }: NonNullable<CmsPageRow["published"]>) => ({
  slug,
  pageType,
  showInSitemap,
  content,
});
const postCopy = ({ slug, coverImagePath, tags, authorName, content }: NonNullable<BlogPostRow["published"]>) => ({
  slug,
  coverImagePath,
  tags,
  authorName,
  content,
});

/** A new document: players see what is saved, or nothing. */
const NEW = { published: null, hasUnpublishedChanges: false };

const texts = ({ slug, content }: CmsPageRow | BlogPostRow) => [
  slug,
  ...Object.values(content).map((it: { title: string }) => it.title),
];

export const cms = withContentLog({
  listCmsPages: ({ db, account, input: { query, body } }) => {
    const sites = sitesOf(db, account, query.opId, body.includeBrands);
    const { selectedLanguage: lang } = query;
    const call = { db, account, input: { body: { ...body, itemsPerPage: body.limit } } };
    const found = list(call, db.cms.pages.values(), {
      keep: (row) =>
        sites.has(row.opId) &&
        (!lang || lang in row.content) &&
        (!body.status || row.status === body.status) &&
        (!body.pageType || row.pageType === body.pageType),
      search: texts,
    });
    return { ...found, items: found.items.map(titles) };
  },

  showCmsPage: ({ db, account, input: { body } }) =>
    existing(visibleContent(db, account, db.cms.pages.get(body.id)), NO_PAGE),

  createCmsPage: ({ db, account, clock, input: { body } }) => {
    const site = siteForNew(db, account, db.cms.pages, body);
    const id = newContentId(db.cms.pages, `page/${body.opId}/${body.slug}`);
    const saved = savedNow(account, clock, body);
    const page: CmsPageRow = { ...body, ...NEW, id, opTitle: site.title, createdAt: saved.updatedAt, ...saved };
    db.cms.pages.set(id, page);
    return page;
  },

  updateCmsPage: ({ db, account, clock, input: { body } }) => {
    const found = documentForChange(db, account, db.cms.pages, body);
    const { keepPublished: _keep, ...fields } = body;
    const page: CmsPageRow = {
      ...found,
      ...fields,
      ...publishedCopy(found, body, { was: pageCopy(found), is: pageCopy(body) }),
      ...savedNow(account, clock, body, found.publishedAt),
    };
    db.cms.pages.set(page.id, page);
    return page;
  },

  deleteCmsPage: ({ db, account, clock, input: { query } }) =>
    deleteDocument({ db, account, clock }, db.cms.pages, query),

  listBlogPosts: (call) => {
    const { db, account, input } = call;
    const { opId, includeBrands, selectedLanguage: lang, tag } = input.body;
    const sites = sitesOf(db, account, opId, includeBrands);
    const found = list(call, db.cms.posts.values(), {
      equal: ["status"],
      keep: (row) => sites.has(row.opId) && (!lang || lang in row.content) && (!tag || row.tags.includes(tag)),
      search: texts,
    });
    return { ...found, items: found.items.map(titles) };
  },

  showBlogPost: ({ db, account, input: { body } }) =>
    existing(visibleContent(db, account, db.cms.posts.get(body.id)), NO_POST),

  createBlogPost: ({ db, account, clock, input: { body } }) => {
    const site = siteForNew(db, account, db.cms.posts, body);
    const id = newContentId(db.cms.posts, `post/${body.opId}/${body.slug}`);
    const saved = savedNow(account, clock, body);
    const { coverImagePath = null, ...fields } = body;
    const post: BlogPostRow = {
      ...fields,
      ...NEW,
      coverImagePath,
      id,
      opTitle: site.title,
      createdAt: saved.updatedAt,
      ...saved,
    };
    db.cms.posts.set(id, post);
    return post;
  },

  updateBlogPost: ({ db, account, clock, input: { body } }) => {
    const found = documentForChange(db, account, db.cms.posts, body);
    const { coverImagePath = null, keepPublished: _keep, ...fields } = body;
    const saved = savedNow(account, clock, body, found.publishedAt);
    const copies = { was: postCopy(found), is: postCopy({ ...fields, coverImagePath }) };
    const post: BlogPostRow = {
      ...found,
      ...fields,
      coverImagePath,
      ...publishedCopy(found, body, copies),
      ...saved,
    };
    db.cms.posts.set(post.id, post);
    return post;
  },

  deleteBlogPost: ({ db, account, clock, input: { query } }) =>
    deleteDocument({ db, account, clock }, db.cms.posts, query),
} satisfies AreaHandlers);

import type { Db } from "../../db/db.ts";
import { every, PAGE, SMALL, type Reads, type Writes } from "./cases.ts";

const PAGES = { page: 1, limit: 500 };
const pageOf = (db: Db) => [...db.cms.pages.values()][0]!;
const postOf = (db: Db) => [...db.cms.posts.values()][0]!;
/** The English text of a document whose other texts are deleted already, so that the document goes with it. */
const lastText = <Doc extends { id: string; opId: string; slug: string; content: { en?: object } }>(
  documents: Map<string, Doc>,
  document: Doc,
) => {
  documents.set(document.id, { ...document, content: { en: document.content.en }, languages: ["en"] });
  return { query: { opId: document.opId, slug: document.slug } };
};

export const cmsReads = (db: Db) =>
  ({
    listCmsPages: [
      { query: { opId: "*" }, body: PAGES },
      { query: { opId: "DEFAULT", selectedLanguage: "sv" }, body: PAGES },
      {
        query: { opId: "op-nordlys" },
        body: { ...PAGES, includeBrands: true, status: "PUBLISHED", search: "a", sortBy: "updatedAt" },
      },
    ],
    showCmsPage: [...every(db.cms.pages.keys(), 5), "none"].map((id) => ({ body: { id } })),
    listBlogPosts: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, selectedLanguage: "en", sortBy: "publishedAt", sortDirection: "desc" } },
      { body: { ...PAGE, tag: "sports", status: "PUBLISHED", search: "o" } },
    ],
    showBlogPost: [...every(db.cms.posts.keys(), 5), "none"].map((id) => ({ body: { id } })),
  }) satisfies Reads;

export const cmsWrites = {
  createCmsPage: () => ({
    body: {
      opId: "op-nordlys",
      slug: "an-effect",
      pageType: "STANDARD",
      status: "PUBLISHED",
      showInSitemap: true,
      content: { en: { title: "An effect", text: '<a href="/media/op-nordlys/licence.pdf">Licence</a>' } },
    },
  }),
  updateCmsPage: (db) => {
    const { id, slug, pageType, showInSitemap } = pageOf(db);
    return { body: { id, slug, pageType, showInSitemap, status: "DRAFT", content: { en: { title: "Other words" } } } };
  },
  deleteCmsPage: [
    (db) => ({ query: { opId: pageOf(db).opId, slug: pageOf(db).slug, selectedLanguage: "en" } }),
    (db) => lastText(db.cms.pages, pageOf(db)),
  ],
  createBlogPost: () => ({
    body: {
      opId: "op-nordlys",
      slug: "an-effect",
      status: "DRAFT",
      tags: ["games"],
      authorName: "Mara",
      coverImagePath: "/media/op-nordlys/logo.svg",
      content: { en: { title: "An effect" } },
    },
  }),
  updateBlogPost: (db) => {
    const { id, slug, tags, authorName } = postOf(db);
    return { body: { id, slug, tags, authorName, status: "DRAFT", content: { en: { title: "Other words" } } } };
  },
  deleteBlogPost: [
    (db) => ({ query: { opId: postOf(db).opId, slug: postOf(db).slug, selectedLanguage: "en" } }),
    (db) => lastText(db.cms.posts, postOf(db)),
  ],
} satisfies Writes;

import type { Db } from "@backoffice/mocks";

type PageRow = Db["cms"]["pages"] extends Map<string, infer Row> ? Row : never;
type PostRow = Db["cms"]["posts"] extends Map<string, infer Row> ? Row : never;
type ModalRow = Db["cmsBlocks"]["blocks"] extends Map<string, infer Row> ? Row : never;

const saved = {
  opId: "op-nordlys",
  opTitle: "Nordlys",
  languages: ["en", "sv"],
  createdAt: "2026-03-01T08:00:00Z",
  updatedAt: "2026-03-02T08:00:00Z",
  updatedBy: "Mara",
};

/** A draft of Nordlys in English and Swedish. */
export const STORY_PAGE: PageRow = {
  ...saved,
  id: "3b1f4c1e-6a1c-4b62-9d52-0c7c0f0a7b11",
  slug: "story-page",
  pageType: "LEGAL",
  status: "DRAFT",
  showInSitemap: true,
  published: null,
  hasUnpublishedChanges: false,
  publishedAt: null,
  content: {
    en: { title: "Play safe", text: "<p>Play for fun.</p>" },
    sv: { title: "Spela säkert", text: "<p>Spela för skojs skull.</p>" },
  },
};

/** A published post of Nordlys in English and Swedish. */
export const STORY_POST: PostRow = {
  ...saved,
  id: "4b1f4c1e-6a1c-4b62-9d52-0c7c0f0a7b11",
  slug: "story-post",
  status: "PUBLISHED",
  coverImagePath: null,
  tags: ["games"],
  authorName: "Mara",
  published: null,
  hasUnpublishedChanges: false,
  publishedAt: "2026-03-02T08:00:00Z",
  content: {
    en: { title: "Ten games", summary: "What is new.", text: "<p>Ten.</p>" },
    sv: { title: "Tio spel", text: "<p>Tio.</p>" },
  },
};

/** A published modal of Nordlys in English. */
export const STORY_MODAL: ModalRow = {
  ...saved,
  id: "5b1f4c1e-6a1c-4b62-9d52-0c7c0f0a7b11",
  languages: ["en"],
  block: {
    kind: "MODAL",
    name: "Story modal",
    status: "ACTIVE",
    order: 1,
    startsAt: null,
    endsAt: null,
    content: { en: { title: "Welcome", text: "<p>Hello.</p>", buttonText: "Play", url: "/games" } },
  },
};

/** Adds them all to the tables, and sets the languages of Nordlys. */
export const withContent = (db: Db): void => {
  db.cms.pages.set(STORY_PAGE.id, STORY_PAGE);
  db.cms.posts.set(STORY_POST.id, STORY_POST);
  db.cmsBlocks.blocks.set(STORY_MODAL.id, STORY_MODAL);
  db.operators.set("op-nordlys", { ...db.operators.get("op-nordlys")!, allowedLangs: ["en", "sv", "ar"] });
};

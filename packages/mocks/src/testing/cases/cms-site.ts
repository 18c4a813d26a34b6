import type { Db } from "../../db/db.ts";
import type { Reads, Writes } from "./cases.ts";

const ALL = { page: 1, itemsPerPage: 10_000 };
const SITES = ["op-nordlys", "br-polaris", "DEFAULT", "*"];
const MENU = { column1: { title: "About", items: [{ title: "Effect", url: "/media/op-nordlys/licence.pdf" }] } };

/** A file of Nordlys that its content shows, by the end of its path. */
const usedFile = (db: Db, name: string) =>
  [...db.cmsSite.media.values()].find(({ path }) => path === `/media/op-nordlys/${name}`);

export const cmsSiteReads = (db: Db) =>
  ({
    showFooter: SITES.flatMap((opId) => ["en", "sv"].map((selectedLanguage) => ({ body: { opId, selectedLanguage } }))),
    listMedia: [
      { query: { opId: "*" }, body: ALL },
      { query: { opId: "op-nordlys" }, body: { tags: ["card"] } },
      {
        query: { opId: "DEFAULT" },
        body: { search: "o", extension: "svg", sortBy: "sizeBytes", sortDirection: "desc" },
      },
    ],
    findMediaUses: ["logo.svg", "slider-1.webp", "ten-games-for-spring.webp", "licence.pdf"].map((name) => ({
      body: { mediaId: usedFile(db, name)?._id ?? "none", opId: "op-nordlys" },
    })),
    showBranding: SITES.map((opId) => ({ body: { opId } })),
    showTheme: SITES.map((opId) => ({ body: { opId } })),
  }) satisfies Reads;

export const cmsSiteWrites = {
  updateFooter: () => ({
    query: { opId: "op-nordlys", selectedLanguage: "sv" },
    body: { language: "sv", content: { menu: MENU } },
  }),
  uploadMedia: () => ({
    body: {
      file: new File(["an effect"], "effect.webp", { type: "image/webp" }),
      opId: "op-nordlys",
      target: "BLOG",
      tags: ["card"],
    },
  }),
  deleteMedia: (db: Db) => {
    const { _id, opId } = usedFile(db, "logo.svg")!;
    return { query: { mediaId: _id, opId } };
  },
  updateBranding: () => ({
    body: {
      opId: "op-nordlys",
      siteTitle: { en: "Effect" },
      slogan: {},
      logoPath: null,
      logoDarkPath: null,
      faviconPath: null,
      supportEmail: null,
      socialLinks: [],
    },
  }),
  updateTheme: () => ({
    body: {
      opId: "op-nordlys",
      mode: "LIGHT",
      colors: {
        primary: "#112233",
        secondary: "#445566",
        background: "#ffffff",
        surface: "#fafafa",
        text: "#000000",
      },
      fontFamily: "Inter",
      cornerRadius: 2,
    },
  }),
} satisfies Writes;

import { mediaUses } from "./media-uses.ts";
import { uploadMedia } from "./upload-media.ts";
import type { Clock } from "../../db/times/clock.ts";
import { withContentLog } from "./log-content.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { refuseFields, Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { siteLanguageMessages, siteOf, sitesOf } from "../../session/sites.ts";
import { displayName } from "../../session/display-name.ts";
import type { FooterRow } from "./cms-site-tables.ts";

const saved = (account: Account, clock: Clock) => ({
  updatedAt: new Date(clock.now()).toISOString(),
  updatedBy: displayName(account),
});

/** Time and author of a site's content before it is first saved. */
const NOBODY = { updatedAt: "2026-01-01T00:00:00.000Z", updatedBy: "System" };
const COLORS = {
  primary: "#2f6fed",
  secondary: "#f2b705",
  background: "#0f1522",
  surface: "#182034",
  text: "#f4f6fb",
};

export const cmsSite = withContentLog({
  showFooter: ({ db, account, input: { body } }) => {
    const { opId, selectedLanguage: language } = body;
    siteOf(db, account, opId);
    const none: FooterRow = { opId, language, content: { menu: {} }, updatedAt: null, updatedBy: null };
    return db.cmsSite.footers.get(`${opId}/${language}`) ?? none;
  },

  updateFooter: ({ db, account, clock, input: { query, body } }) => {
    const { content, language } = body;
    const site = siteOf(db, account, query.opId);
    if (query.selectedLanguage && query.selectedLanguage !== language)
      throw Refusal.ofFields({ language: "The language differs from the edited one." });
    const complaints = Object.values(siteLanguageMessages(account, site, [language]));
    if (complaints.length > 0) throw Refusal.ofFields({ language: complaints.join(" ") });
    const items = Object.values(content.menu).flatMap((column) => column.items);
    if (items.some(({ title, url }) => title.trim() === "" || url.trim() === ""))
      throw Refusal.ofFields({ content: "Every item needs a title and a URL." });
    const footer: FooterRow = { opId: query.opId, language, content, ...saved(account, clock) };
    db.cmsSite.footers.set(`${query.opId}/${language}`, footer);
    return footer;
  },

  listMedia: ({ db, account, input: { query, body } }) => {
    const sites = sitesOf(db, account, query.opId);
    const { tags, extension, page = 1, itemsPerPage = 50 } = body;
    return list({ db, account, input: { body: { ...body, page, itemsPerPage } } }, db.cmsSite.media.values(), {
      equal: ["target"],
      keep: (row) =>
        sites.has(row.opId) &&
        (tags ?? []).every((tag) => row.tags.includes(tag)) &&
        (!extension || row.extension === extension.toLowerCase()),
      search: (row) => [row.name],
    });
  },

  findMediaUses: ({ db, account, input: { body } }) => {
    siteOf(db, account, body.opId);
    const file = db.cmsSite.media.get(body.mediaId);
    if (file?.opId !== body.opId) throw new Refusal(404, "This file does not exist.");
    return { items: mediaUses(db, account, file.path) };
  },

  uploadMedia: (call) => uploadMedia(call, call.input.body),

  deleteMedia: ({ db, account, input: { query } }) => {
    siteOf(db, account, query.opId);
    if (db.cmsSite.media.get(query.mediaId)?.opId !== query.opId) throw new Refusal(404, "This file does not exist.");
    db.cmsSite.media.delete(query.mediaId);
    return null;
  },

  showBranding: ({ db, account, input: { body } }) => {
    const site = siteOf(db, account, body.opId);
    return (
      db.cmsSite.brandings.get(body.opId) ?? {
        opId: body.opId,
        siteTitle: { en: site.title ?? "" },
        slogan: {},
        logoPath: null,
        logoDarkPath: null,
        faviconPath: null,
        supportEmail: null,
        socialLinks: [],
        ...NOBODY,
      }
    );
  },

  updateBranding: ({ db, account, clock, input: { body } }) => {
    const site = siteOf(db, account, body.opId);
    const fields = {
      ...siteLanguageMessages(account, site, Object.keys(body.siteTitle), "siteTitle"),
      ...siteLanguageMessages(account, site, Object.keys(body.slogan), "slogan"),
    };
    refuseFields(fields);
    const branding = { ...body, ...saved(account, clock) };
    db.cmsSite.brandings.set(body.opId, branding);
    return branding;
  },

  showTheme: ({ db, account, input: { body } }) => {
    siteOf(db, account, body.opId);
    const plain = { opId: body.opId, mode: "DARK" as const, colors: COLORS, fontFamily: "Inter", cornerRadius: 8 };
    return db.cmsSite.themes.get(body.opId) ?? { ...plain, ...NOBODY };
  },

  updateTheme: ({ db, account, clock, input: { body } }) => {
    siteOf(db, account, body.opId);
    const theme = { ...body, ...saved(account, clock) };
    db.cmsSite.themes.set(body.opId, theme);
    return theme;
  },
} satisfies AreaHandlers);

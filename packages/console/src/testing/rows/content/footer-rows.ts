import type { Db } from "@backoffice/mocks";

/** Operator and language of the footer in stories. */
export const NORDLYS = { opId: "op-nordlys", language: "en" };

export const item = (title: string, url: string) => ({ title, url });

/** A footer with three items in two columns. */
export const menu = {
  column1: { title: "About", items: [item("About us", "/about-us"), item("VIP club", "/vip-club")] },
  column2: { title: "Help", items: [item("Questions", "/faq")] },
};

type Menu = Record<string, { title?: string; items: { title: string; url: string }[] }>;

/** Makes it the footer of the site. */
export const withFooter =
  (of: Menu = menu) =>
  (db: Db): void =>
    void db.cmsSite.footers.set("op-nordlys/en", {
      opId: "op-nordlys",
      language: "en",
      content: { menu: of },
      updatedAt: "2026-11-01T08:00:00.000Z",
      updatedBy: "Mara",
    });

/** The body that saves the footer. */
export const FOOTER = (of: Menu) => ({
  query: { opId: "op-nordlys", selectedLanguage: "en" },
  body: { language: "en", content: { menu: of } },
});

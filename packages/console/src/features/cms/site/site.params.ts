import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

/** The footer that is meant: whose, and in which language. */
export type FooterOf = { opId: string; language: string };

/** Where an item stands: the name of its column (`column1`), and its place in it, from 0. */
export type FooterPlace = { column: string; index: number };

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    "cms-activity": { activity: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    /** `columns` are the headings of those that are there, by name; `column` is where it is added unless said otherwise. */
    "add-footer-menu-item": { of: FooterOf; columns: Readonly<Record<string, string>>; column?: string | undefined };
    "edit-footer-menu-item": { of: FooterOf; place: FooterPlace; item: Schemas["FooterItem"] };
    "delete-footer-menu-item": { of: FooterOf; place: FooterPlace; item: Schemas["FooterItem"] };
    "delete-media-item": { media: Schemas["MediaItem"] };
    /** Whose files are chosen from, and what becomes of the path of the chosen one. */
    "media-picker": { opId: string; onChoose: (path: string) => void };
    /** Whose gallery the files go to. */
    "upload-media": { opId: string };
  }
}

import { CMS_ENTRY_KINDS } from "../../areas/cms/cms-entry-texts.ts";
import type { Db } from "../../db/db.ts";
import { every, PAGE, SMALL, type Reads, type Writes } from "./cases.ts";

const pageOf = (db: Db) => [...db.cmsV1.entries.values()].find((it) => it.kind === "PAGE")!;

export const cmsV1Reads = (db: Db) =>
  ({
    listCmsOperators: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, sortBy: "lastChangedAt", sortDirection: "desc" } },
      { body: { ...PAGE, cmsVersion: "V1", search: "o" } },
    ],
    listCmsEntries: [
      ...CMS_ENTRY_KINDS.map((kind) => ({ body: { ...PAGE, kind } })),
      { body: { ...SMALL, kind: "MENU", includeBrands: true, selectedLanguage: "en", sortBy: "order" } },
    ],
    showCmsEntry: [pageOf(db)?.id ?? "none", ...every(db.cmsV1.entries.keys(), 5), "none"].map((id) => ({
      body: { id },
    })),
  }) satisfies Reads;

export const cmsV1Writes = {
  createCmsEntry: () => ({
    body: {
      opId: "op-nordlys",
      kind: "MENU",
      key: "effect",
      status: "PUBLISHED",
      order: 9,
      parentKey: null,
      content: { en: { title: "Effect", url: "/media/op-nordlys/licence.pdf" } },
    },
  }),
  updateCmsEntry: (db) => {
    const { id, key, status, order, parentKey } = pageOf(db);
    return {
      body: {
        id,
        key,
        status,
        order,
        parentKey,
        content: { en: { title: "Other words" } },
      },
    };
  },
  deleteCmsEntry: (db) => ({ query: { id: pageOf(db).id } }),
  reorderCmsEntries: (db) => {
    const ids = [...db.cmsV1.entries.values()].filter((it) => it.opId === "op-nordlys" && it.kind === "MENU");
    return { body: { opId: "op-nordlys", kind: "MENU", ids: ids.map((it) => it.id).toReversed() } };
  },
} satisfies Writes;

import { CMS_BLOCK_KINDS } from "../../areas/cms/cms-block-texts.ts";
import type { Db } from "../../db/db.ts";
import { every, PAGE, SMALL, type Reads, type Writes } from "./cases.ts";

const slidersOf = (db: Db) =>
  [...db.cmsBlocks.blocks.values()].filter((it) => it.opId === "op-nordlys" && it.block.kind === "SLIDER");

export const cmsBlocksReads = (db: Db) =>
  ({
    listCmsBlocks: [
      ...CMS_BLOCK_KINDS.map((kind) => ({ body: { ...PAGE, kind } })),
      { body: { ...SMALL, kind: "SLIDER", includeBrands: true, isShown: true, sortBy: "order", sortDirection: "asc" } },
      { body: { ...PAGE, opId: "DEFAULT", kind: "CARD", status: "ACTIVE", search: "spring" } },
    ],
    showCmsBlock: [...slidersOf(db).map((it) => it.id), ...every(db.cmsBlocks.blocks.keys(), 8), "none"].map((id) => ({
      body: { id },
    })),
  }) satisfies Reads;

export const cmsBlocksWrites = {
  createCmsBlock: () => ({
    body: {
      opId: "op-nordlys",
      dto: {
        kind: "ARTICLE",
        name: "Effect",
        status: "ACTIVE",
        order: 9,
        startsAt: null,
        endsAt: null,
        content: { en: { title: "Effect", text: '<p><img src="/media/op-nordlys/logo.svg"> An effect.</p>' } },
      },
    },
  }),
  updateCmsBlock: (db) => {
    const { id, block } = slidersOf(db)[0]!;
    return { body: { id, dto: { ...block, name: "Another name" } } };
  },
  deleteCmsBlock: (db) => ({ query: { id: slidersOf(db)[0]!.id } }),
  reorderCmsBlocks: (db) => {
    const ids = slidersOf(db).map((it) => it.id);
    return { body: { opId: "op-nordlys", kind: "SLIDER", ids: ids.toReversed() } };
  },
} satisfies Writes;

import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { firstOf } from "../rows.ts";

type Schemas = components["schemas"];
type Row = Schemas["CmsBlock"];
type Block = Row["block"];

const SITE = "op-nordlys";
const slide = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;

const rowOf = (id: string, block: Block): Row => ({
  id,
  opId: SITE,
  opTitle: "Nordlys",
  languages: Object.keys(block.content),
  createdAt: "2026-03-01T08:00:00Z",
  updatedAt: "2026-03-02T08:00:00Z",
  updatedBy: "Mara",
  block,
});

/** Replaces all blocks of this kind of Nordlys with one. */
export const onlyBlock = (db: Db, block: Block): Row => {
  const { blocks } = db.cmsBlocks;
  for (const row of blocks.values()) if (row.opId === SITE && row.block.kind === block.kind) blocks.delete(row.id);
  const row = rowOf(slide(9), block);
  blocks.set(row.id, row);
  return row;
};

/** Sets the slides of Nordlys: one in two languages, one expired, one inactive. */
export const threeSlides = (db: Db): void => {
  const { blocks } = db.cmsBlocks;
  for (const row of blocks.values()) if (row.opId === SITE && row.block.kind === "SLIDER") blocks.delete(row.id);
  const [text, imagePath] = [{ buttonText: "Play", url: "/games" }, "/media/op-nordlys/slider-1.webp"];
  const facts = { kind: "SLIDER", status: "ACTIVE", startsAt: null, endsAt: null } as const;
  const en = (title: string) => ({ ...text, title, imagePath });
  for (const [at, block] of [
    { ...facts, name: "Spring", content: { en: en("Spring is here"), sv: en("Våren är här") } },
    { ...facts, name: "Derby", endsAt: "2026-01-01T00:00:00Z", content: { en: en("Derby weekend") } },
    { ...facts, name: "Tables", status: "INACTIVE" as const, content: { en: en("Live tables") } },
  ].entries())
    blocks.set(slide(at + 1), rowOf(slide(at + 1), { ...block, order: at + 1 }));
};

/** A slide by its place among `threeSlides`, from 1. */
export const slideAt = (db: Db, place: number): Row => db.cmsBlocks.blocks.get(slide(place))!;

/** The block of a kind that Nordlys has. */
export const blockOfKind = (db: Db, kind: Schemas["CmsBlockKind"]): Row =>
  firstOf(db.cmsBlocks.blocks, (it) => it.opId === SITE && it.block.kind === kind);

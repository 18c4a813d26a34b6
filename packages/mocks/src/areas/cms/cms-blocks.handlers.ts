import { createCmsBlock, reorderCmsBlocks, updateCmsBlock } from "./cms-blocks.ts";
import { withContentLog } from "./log-content.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { sitesOf, visibleContent } from "../../session/sites.ts";
import type { CmsBlockRow } from "./cms-blocks-tables.ts";

const NONE = "This block does not exist.";

const isShown = ({ block: { status, startsAt, endsAt } }: CmsBlockRow, now: number): boolean =>
  status === "ACTIVE" && (!startsAt || Date.parse(startsAt) <= now) && (!endsAt || Date.parse(endsAt) > now);

const titles = ({ block }: CmsBlockRow): string[] =>
  Object.values(block.content).flatMap((text) => ("title" in text ? [text.title] : []));

export const cmsBlocks = withContentLog({
  listCmsBlocks: (call) => {
    const { db, account, clock, input } = call;
    const { opId, includeBrands, kind, status, isShown: wanted } = input.body;
    const sites = sitesOf(db, account, opId, includeBrands);
    return list(call, db.cmsBlocks.blocks.values(), {
      keep: (row) =>
        row.block.kind === kind &&
        sites.has(row.opId) &&
        (!status || row.block.status === status) &&
        (wanted === undefined || isShown(row, clock.now()) === wanted),
      search: (row) => [row.block.name, ...titles(row)],
      sorts: {
        order: (row) => row.block.order,
        name: (row) => row.block.name.toLowerCase(),
        status: (row) => row.block.status,
        startsAt: (row) => row.block.startsAt,
        endsAt: (row) => row.block.endsAt,
      },
    });
  },

  showCmsBlock: ({ db, account, input: { body } }) =>
    existing(visibleContent(db, account, db.cmsBlocks.blocks.get(body.id)), NONE),

  createCmsBlock: (call) => createCmsBlock(call, call.input.body),
  updateCmsBlock: (call) => updateCmsBlock(call, call.input.body),

  deleteCmsBlock: ({ db, account, input: { query } }) => {
    const found = existing(visibleContent(db, account, db.cmsBlocks.blocks.get(query.id)), NONE);
    db.cmsBlocks.blocks.delete(found.id);
    return null;
  },

  reorderCmsBlocks: ({ db, account, input: { body } }) => reorderCmsBlocks(db, account, body),
} satisfies AreaHandlers);

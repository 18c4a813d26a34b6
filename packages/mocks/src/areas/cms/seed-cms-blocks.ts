import { blockOf, CMS_BLOCK_KINDS, SINGLE_KINDS } from "./cms-block-texts.ts";
import { DECIDERS } from "../../db/words/people.ts";
import { seedSites } from "./sites.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { CmsBlockRow, CmsBlocksTables } from "./cms-blocks-tables.ts";

const DAY = 86_400;

/** Up to four blocks of each kind per site, as the sizes of the scenario allow; the first sites have all kinds. */
export const seedCmsBlocks = (world: World): CmsBlocksTables => {
  const random = randomOf(world, "cms-blocks");
  const blocks = new Map<string, CmsBlockRow>();
  const count = rowsOf(world, 1200);
  for (const { opId, opTitle, languages } of seedSites(world))
    for (const kind of CMS_BLOCK_KINDS) {
      const several = SINGLE_KINDS.includes(kind) ? 1 : 2 + random.int(3);
      for (let order = 1; order <= several && blocks.size < count; order++) {
        const created = (1 + random.int(300)) * DAY;
        const isOver = random.chance(0.1);
        const block = blockOf(kind, {
          opId,
          order,
          languages,
          status: random.chance(0.85) ? "ACTIVE" : "INACTIVE",
          startsAt: random.chance(0.3) ? ago(world, created) : null,
          endsAt: isOver ? ago(world, random.int(created)) : null,
        });
        const id = random.uuid();
        blocks.set(id, {
          id,
          opId,
          opTitle,
          languages: Object.keys(block.content),
          createdAt: ago(world, created),
          updatedAt: ago(world, random.int(created)),
          updatedBy: random.pick(DECIDERS),
          block,
        });
      }
    }
  return { blocks };
};

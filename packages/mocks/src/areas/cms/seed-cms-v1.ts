import type { components } from "@backoffice/api-client/contract";
import { CMS_ENTRIES, CMS_ENTRY_KINDS } from "./cms-entry-texts.ts";
import { DECIDERS } from "../../db/words/people.ts";
import { seedSites } from "./sites.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { CmsEntryRow, CmsV1Tables } from "./cms-v1-tables.ts";

type Schemas = components["schemas"];

const DAY = 86_400;

/** Entries of the sites that use the first CMS, the first operator and the default content. */
export const seedCmsV1 = (world: World): CmsV1Tables => {
  const random = randomOf(world, "cms-v1");
  const entries = new Map<string, CmsEntryRow>();
  const versions = new Map<string, Schemas["CmsVersion"]>();
  const count = rowsOf(world, 800);
  for (const [index, { opId, opTitle, languages }] of seedSites(world).entries()) {
    versions.set(opId, index > 1 && random.chance(0.3) ? "V1" : "V2");
    if (index > 1 && versions.get(opId) === "V2") continue;
    for (const kind of CMS_ENTRY_KINDS)
      for (const [place, { key, parentKey = null, ...text }] of CMS_ENTRIES[kind].entries()) {
        if (entries.size >= count) break;
        const created = (100 + random.int(900)) * DAY;
        const others = languages.filter((lang) => lang !== "en" && random.chance(0.3));
        const licence = key === "terms" && {
          text: `${text.text}<p>The licence of <a href="/media/${opId}/licence.pdf">${opId}</a> is open to all.</p>`,
        };
        const id = random.uuid();
        entries.set(id, {
          id,
          opId,
          opTitle,
          kind,
          key,
          status: random.chance(0.8) ? "PUBLISHED" : "DRAFT",
          order: place + 1,
          parentKey,
          content: Object.fromEntries(["en", ...others].map((lang) => [lang, { ...text, ...licence }])),
          languages: ["en", ...others],
          createdAt: ago(world, created),
          updatedAt: ago(world, random.int(created)),
          updatedBy: random.pick(DECIDERS),
        });
      }
  }
  return { entries, versions };
};

import { CMS_PAGES, CMS_POSTS } from "./cms-titles.ts";
import { DECIDERS } from "../../db/words/people.ts";
import { inLanguages, seedSites } from "./sites.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { BlogPostRow, CmsPageRow, CmsTables } from "./cms-tables.ts";

const DAY = 86_400;
const STATUSES = ["PUBLISHED", "PUBLISHED", "PUBLISHED", "DRAFT", "ARCHIVED"] as const;

/**
 * Pairs of site and subject: the first subject of every site, then the second, so that slugs are unique within a site.
 */
const spread = <Subject>(world: World, subjects: readonly Subject[], usual: number) => {
  const sites = seedSites(world);
  return subjects.flatMap((subject) => sites.map((site) => ({ site, subject }))).slice(0, rowsOf(world, usual));
};

const history = (world: World, random: ReturnType<typeof randomOf>) => {
  const created = (10 + random.int(400)) * DAY;
  const updated = random.int(created);
  const status = random.pick(STATUSES);
  return {
    status,
    publishedAt: status === "DRAFT" ? null : ago(world, updated + random.int(created - updated)),
    createdAt: ago(world, created),
    updatedAt: ago(world, updated),
    updatedBy: random.pick(DECIDERS),
  };
};

const seedPages = (world: World): Map<string, CmsPageRow> => {
  const random = randomOf(world, "cms-pages");
  const rows = spread(world, CMS_PAGES, 500).map(({ site, subject: { slug, about, titles } }): CmsPageRow => {
    const licence =
      slug === "about-us"
        ? `<p>The licence of <a href="/media/${site.opId}/licence.pdf">${site.opId}</a> is open to all.</p>`
        : "";
    const text = (title: string) => ({ title, text: `<h1>${title}</h1>${licence}`, metaTitle: title });
    const content = inLanguages(
      { en: text(titles.en), sv: text(titles.sv), de: text(titles.de) },
      site.languages.filter(() => random.chance(0.8)),
    );
    return {
      id: random.uuid(),
      opId: site.opId,
      opTitle: site.opTitle,
      slug,
      pageType: about as CmsPageRow["pageType"],
      showInSitemap: random.chance(0.8),
      content,
      languages: Object.keys(content),
      published: null,
      hasUnpublishedChanges: false,
      ...history(world, random),
    };
  });
  return new Map(rows.map((row) => [row.id, row]));
};

const seedPosts = (world: World): Map<string, BlogPostRow> => {
  const random = randomOf(world, "blog-posts");
  const rows = spread(world, CMS_POSTS, 320).map(({ site, subject: { slug, about, titles } }): BlogPostRow => {
    const text = (title: string) => ({ title, summary: `${title}.`, text: `<h1>${title}</h1>` });
    const content = inLanguages(
      { en: text(titles.en), sv: text(titles.sv), de: text(titles.de) },
      site.languages.filter(() => random.chance(0.6)),
    );
    return {
      id: random.uuid(),
      opId: site.opId,
      opTitle: site.opTitle,
      slug,
      coverImagePath: random.chance(0.9) ? `/media/${site.opId}/${slug}.webp` : null,
      tags: about.split(" "),
      authorName: random.pick(DECIDERS),
      content,
      languages: Object.keys(content),
      published: null,
      hasUnpublishedChanges: false,
      ...history(world, random),
    };
  });
  return new Map(rows.map((row) => [row.id, row]));
};

/** Pages and posts of all sites. */
export const seedCms = (world: World): CmsTables => ({ pages: seedPages(world), posts: seedPosts(world) });

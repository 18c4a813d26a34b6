import type { components } from "@backoffice/api-client/contract";
import { DECIDERS } from "../../db/words/people.ts";
import { seedSites } from "./sites.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { CmsSiteTables, MediaRow } from "./cms-site-tables.ts";

type Schemas = components["schemas"];

const DAY = 86_400;

const MENU: Schemas["FooterContent"]["menu"] = {
  column1: {
    title: "About",
    items: [
      { title: "About us", url: "/about-us" },
      { title: "Responsible gaming", url: "/responsible-gaming" },
      { title: "VIP club", url: "/vip-club" },
    ],
  },
  column2: {
    title: "Help",
    items: [
      { title: "Questions and answers", url: "/faq" },
      { title: "Contact", url: "/contact" },
      { title: "Ways to pay", url: "/payments" },
    ],
  },
  column3: {
    title: "Legal",
    items: [
      { title: "Terms and conditions", url: "/terms-and-conditions" },
      { title: "Privacy policy", url: "/privacy-policy" },
    ],
  },
};

const FILES = [
  ["spring-banner.webp", "BANNER", ["spring", "banner"]],
  ["derby.jpg", "BLOG", ["sports", "blog"]],
  ["roulette.png", "CARD", ["casino", "card"]],
  ["logo.svg", "LOGO", ["logo"]],
  ["bonus-card.webp", "CARD", ["bonus", "card"]],
  ["sign-in.jpeg", "PAGE", ["login"]],
  ["terms.pdf", "OTHER", ["legal"]],
  ["welcome.mp4", "OTHER", ["video"]],
] as const;

/** Files of the first site that its pages, posts, blocks and branding show, by the end of their path. */
const USED_FILES = [
  ["logo.svg", "LOGO", ["logo"]],
  ["slider-1.webp", "BANNER", ["banner"]],
  ["ten-games-for-spring.webp", "BLOG", ["blog"]],
  ["licence.pdf", "OTHER", ["legal"]],
] as const;

const PALETTES = [
  ["#2f6fed", "#f2b705", "#0f1522", "#182034", "#f4f6fb"],
  ["#0e9f6e", "#f97316", "#0b1512", "#13231d", "#f2fbf7"],
  ["#b4232a", "#e3b341", "#160b0c", "#261416", "#fdf5f5"],
  ["#6d28d9", "#22d3ee", "#f8f7fc", "#ffffff", "#17122b"],
] as const;

const seedMedia = (world: World): Map<string, MediaRow> => {
  const random = randomOf(world, "media");
  const sites = seedSites(world);
  const media = new Map<string, MediaRow>();
  const count = rowsOf(world, 500);
  for (let i = 0; i < count; i++) {
    const { opId } = i < 10 ? sites[0]! : random.pick(sites);
    const [name, target, tags] = FILES[i % FILES.length]!;
    const extension = name.slice(name.lastIndexOf(".") + 1);
    const isPicture = extension !== "pdf" && extension !== "mp4";
    const _id = random.text(24, "0123456789abcdef");
    media.set(_id, {
      _id,
      opId,
      path: `/media/${opId}/${_id.slice(0, 6)}-${name}`,
      name,
      extension,
      target,
      tags: [...tags],
      sizeBytes: 20_000 + random.int(3_000_000),
      width: isPicture ? 400 + 40 * random.int(40) : null,
      height: isPicture ? 300 + 30 * random.int(40) : null,
      uploadedBy: random.pick(DECIDERS),
      createdAt: ago(world, (i / count) * 300 * DAY + random.int(DAY)),
    });
  }
  if (count > USED_FILES.length)
    for (const [name, target, tags] of USED_FILES) {
      const { opId } = sites[0]!;
      const own = randomOf(world, `media/${name}`);
      const _id = own.text(24, "0123456789abcdef");
      const extension = name.slice(name.lastIndexOf(".") + 1);
      media.set(_id, {
        _id,
        opId,
        path: `/media/${opId}/${name}`,
        name,
        extension,
        target,
        tags: [...tags],
        sizeBytes: 20_000 + own.int(300_000),
        width: extension === "pdf" ? null : 1200,
        height: extension === "pdf" ? null : 800,
        uploadedBy: own.pick(DECIDERS),
        createdAt: ago(world, 301 * DAY),
      });
    }
  return media;
};

/** Footers, branding and themes of the sites, and media, as the sizes of the scenario allow. */
export const seedCmsSite = (world: World): CmsSiteTables => {
  const random = randomOf(world, "cms-site");
  const tables: CmsSiteTables = {
    footers: new Map(),
    media: seedMedia(world),
    brandings: new Map(),
    themes: new Map(),
  };
  for (const { opId, opTitle, languages } of seedSites(world).slice(0, rowsOf(world, 200))) {
    const saved = { updatedAt: ago(world, random.int(200 * DAY)), updatedBy: random.pick(DECIDERS) };
    for (const language of ["en", ...languages.slice(1, 2)])
      tables.footers.set(`${opId}/${language}`, { opId, language, content: { menu: MENU }, ...saved });
    const title = opTitle ?? "New site";
    tables.brandings.set(opId, {
      opId,
      siteTitle: { en: title },
      slogan: { en: random.pick(["Play your way", "Every day a good game", "Where the odds are yours"]) },
      logoPath: `/media/${opId}/logo.svg`,
      logoDarkPath: random.chance(0.7) ? `/media/${opId}/logo-dark.svg` : null,
      faviconPath: `/media/${opId}/favicon.png`,
      supportEmail: `help@${opId}.example.com`,
      socialLinks: [{ network: "TELEGRAM", url: `https://t.me/${opId}` }],
      ...saved,
    });
    const [primary, secondary, background, surface, text] = random.pick(PALETTES);
    tables.themes.set(opId, {
      opId,
      mode: primary === "#6d28d9" ? "LIGHT" : "DARK",
      colors: { primary, secondary, background, surface, text },
      fontFamily: random.pick(["Inter", "Rubik", "Vazirmatn"]),
      cornerRadius: random.pick([0, 4, 8, 16]),
      ...saved,
    });
  }
  return tables;
};

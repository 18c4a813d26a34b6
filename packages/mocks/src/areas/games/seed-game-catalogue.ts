import { JURISDICTION_TITLES, PROVIDER_ENDS, PROVIDER_STARTS } from "./game-words.ts";
import type { Random } from "../../db/random.ts";
import { slug } from "../../db/words/slug.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { GameJurisdictionRow, GameLabelRow, GameProviderRow } from "./games-tables.ts";

const YEAR = 365 * 86_400;

/** The fields of all catalogue entries; most entries are global, a few belong to an operator. */
const entry = (world: World, random: Random, title: string, text: string) => {
  const places = [...world.operators.values()];
  const operator = random.chance(0.1) ? random.pick(places) : undefined;
  const langs = (operator?.allowedLangs ?? ["en", "sv", "de", "tr"]).filter((it) => it !== "en" && random.chance(0.4));
  return {
    uuid: random.uuid(),
    opId: operator?.opId ?? "*",
    title: { en: title, ...Object.fromEntries(langs.map((lang) => [lang, title])) },
    description: { en: text },
    updatedAt: ago(world, random.int(YEAR)),
    updatedBy: random.chance(0.5) ? random.pick(["Mara", "Jonas"]) : null,
  };
};

const titles = (world: World, from: readonly string[], usual: number) => from.slice(0, rowsOf(world, usual));

/** A catalogue to seed: `usual` is its number of entries at scale 1. */
type LabelSeed = { name: string; titles: readonly string[]; usual: number; text: (title: string) => string };

/** Entries with a slug, a title and a description: categories and tags. */
export const seedGameLabels = (world: World, { name, titles: all, usual, text }: LabelSeed) => {
  const random = randomOf(world, name);
  return new Map(
    titles(world, all, usual).map((title): [string, GameLabelRow] => {
      const row = { ...entry(world, random, title, text(title)), slug: slug(title) };
      return [row.uuid, row];
    }),
  );
};

export const seedGameJurisdictions = (world: World): Map<string, GameJurisdictionRow> => {
  const random = randomOf(world, "game-jurisdictions");
  return new Map(
    titles(world, JURISDICTION_TITLES, 30).map((title) => {
      const row = { ...entry(world, random, title, `Games that the licence of ${title} covers.`), code: slug(title) };
      return [row.uuid, row];
    }),
  );
};

/** Providers are global; only platform staff add them. */
export const seedGameProviders = (world: World): Map<string, GameProviderRow> => {
  const random = randomOf(world, "game-providers");
  const names = PROVIDER_ENDS.flatMap((end) => PROVIDER_STARTS.map((start) => `${start} ${end}`));
  return new Map(
    titles(world, names, 80).map((name, index) => {
      const id = `prv-${String(index + 1).padStart(3, "0")}`;
      const [start = name] = name.split(" ");
      const aliases = [name.replaceAll(" ", ""), ...(random.chance(0.4) ? [`${name} Ltd`] : [])];
      if (random.chance(0.3)) aliases.push(`${start.slice(0, 3).toUpperCase()}-${index + 1}`);
      const { updatedAt, updatedBy } = entry(world, random, name, "");
      return [id, { opId: "*", id, slug: slug(name), aliases, displayName: { en: name }, updatedAt, updatedBy }];
    }),
  );
};

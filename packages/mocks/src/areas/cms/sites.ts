import { DEFAULT_SITE } from "../../db/default-site.ts";
import type { World } from "../../db/world.ts";

type SeedSite = { opId: string; opTitle: string | null; languages: readonly string[] };

/** Sites to seed content for: the first operator, the default content, then all others. */
export const seedSites = ({ operators }: World): SeedSite[] => {
  const [first, ...others] = [...operators.values()].map((it) => ({
    opId: it.opId,
    opTitle: it.title ?? it.opId,
    languages: it.allowedLangs,
  }));
  const common = { opId: DEFAULT_SITE, opTitle: null, languages: ["en", "sv", "de"] };
  return first ? [first, common, ...others] : [common];
};

/** The texts in these languages, as far as they exist; always with English. */
export const inLanguages = <Text>(
  texts: { en: Text } & Partial<Record<string, Text>>,
  languages: readonly string[],
): Record<string, Text> =>
  Object.fromEntries(
    ["en", ...languages].flatMap((lang) => {
      const text = texts[lang];
      return text === undefined ? [] : [[lang, text] as const];
    }),
  );

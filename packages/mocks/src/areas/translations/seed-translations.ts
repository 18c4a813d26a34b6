import { DICTIONARY_AREAS, DICTIONARY_WORDS } from "./dictionary-words.ts";
import { LANGUAGES } from "../../db/words/languages.ts";
import { randomOf, rowsOf, type World } from "../../db/world.ts";
import type { TranslationRow, TranslationsTables } from "./translations-tables.ts";

/** Languages of the dictionary, English first. */
export const DICTIONARY_LANGUAGES: readonly string[] = ["en", ...LANGUAGES];

/** Texts of the sites by key; some translations are missing. */
export const seedTranslations = (world: World): TranslationsTables => {
  const random = randomOf(world, "translations");
  const rows = new Map<string, TranslationRow>();
  const count = rowsOf(world, DICTIONARY_AREAS.length * DICTIONARY_WORDS.length);
  for (let i = 0; i < count; i++) {
    const area = DICTIONARY_AREAS[i % DICTIONARY_AREAS.length]!;
    const { key, en, others } = DICTIONARY_WORDS[Math.floor(i / DICTIONARY_AREAS.length) % DICTIONARY_WORDS.length]!;
    const rowKey = `${area}.${key}`;
    const known = Object.entries(others).filter(() => random.chance(0.85));
    rows.set(rowKey, { ...Object.fromEntries(known), partitionKey: "b2c", rowKey, en });
  }
  return { rows };
};

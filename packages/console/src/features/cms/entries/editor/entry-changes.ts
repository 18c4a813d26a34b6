import { diffValues } from "@backoffice/ui";
import { nameInLanguages } from "#entities/language/name-in-languages.ts";
import { LANGUAGES } from "#entities/language/languages.ts";
import { withoutEmpty } from "#entities/content/version-conflict/without-empty.ts";

/** Values of an entry that have a published version. */
export type Copy = object;

/** A saved value that players do not see yet: its path, field and language. */
export type EntryChange = { path: string; field: string; language: string | undefined };

/** The values of `saved` that the published version has. */
export const comparable = (published: Copy, saved: Copy): Copy =>
  Object.fromEntries(Object.keys(published).map((name) => [name, saved[name as keyof Copy]]));

/** Paths of a change: those of its fields, if the texts of a language came or went as a whole. */
const pathsOf = ({ path, ...change }: ReturnType<typeof diffValues>[number]): string[] => {
  const whole = "after" in change ? change.after : "before" in change ? change.before : null;
  const isWhole = change.kind !== "changed" && typeof whole === "object" && whole !== null && !Array.isArray(whole);
  return isWhole ? Object.keys(whole).map((name) => `${path}.${name}`) : [path];
};

/** Differences between the published and the saved version, by field and language; none without a published version. */
export const entryChanges = (published: Copy | null, saved: Copy): EntryChange[] => {
  if (!published) return [];
  const changes = diffValues(withoutEmpty(published), withoutEmpty(comparable(published, saved)));
  return changes.flatMap(pathsOf).map((path) => {
    const [, code, name] = /^content\.([^.]+)\.(.+)$/.exec(path) ?? [];
    const language = LANGUAGES.find((it) => it.code === code)?.label ?? code;
    return { path, field: nameInLanguages(name ?? path) ?? path, language };
  });
};

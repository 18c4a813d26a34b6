import type { components } from "@backoffice/api-client";
import { languagesOf } from "#entities/language/languages.ts";
import { asBlockKind, BLOCK_KINDS } from "#entities/content/kinds/block-kinds.ts";
import { formatNumber } from "#kit/numbers/format-number.ts";

type Use = components["schemas"]["MediaUse"];

/** A use of a file with its languages; empty if it applies to all. */
export type UsedIn = Omit<Use, "language"> & { languages: readonly string[] };

/** Uses of a file grouped by entry, in order. */
export const usedIn = (uses: readonly Use[]): UsedIn[] => {
  const places = new Map<string, UsedIn>();
  for (const { language, ...use } of uses) {
    const key = `${use.kind}/${use.id}`;
    const languages = [...(places.get(key)?.languages ?? []), ...(language === null ? [] : [language])];
    places.set(key, { ...use, languages });
  }
  return [...places.values()];
};

const NOUNS: Readonly<Record<string, string>> = {
  PAGE: "page",
  BLOG_POST: "blog post",
  BLOCK: "block",
  ENTRY: "entry of the first CMS",
  FOOTER: "footer",
  BRANDING: "branding",
};

/** Kind and languages of a use: "slide, English and Swedish". */
export const wordsOfUse = ({ kind, blockKind, languages }: UsedIn): string => {
  const block = asBlockKind(blockKind ?? undefined);
  const noun = block ? BLOCK_KINDS[block].noun : blockKind === "MODAL" ? "modal" : (NOUNS[kind] ?? kind);
  const names = languages.map((code) => languagesOf([code]).find((it) => it.code === code)!.label);
  return [noun, ...names].join(", ");
};

/** Console page and query string to edit it; undefined for CMS v1. */
export const addressOfUse = ({
  kind,
  blockKind,
  id,
  opId,
  languages: [language],
}: UsedIn): { to: string; query: Record<string, string> } | undefined => {
  const query = { opId, ...(language !== undefined && { selectedLanguage: language }) };
  const own = encodeURIComponent(id);
  if (kind === "PAGE") return { to: `/cms/v2/pages/${own}`, query };
  if (kind === "BLOG_POST") return { to: `/cms/v2/blog/${own}`, query };
  if (kind === "FOOTER") return { to: "/cms/v2/footer", query };
  if (kind === "BRANDING") return { to: "/cms/v2/branding", query };
  if (blockKind === "MODAL") return { to: `/cms/v2/modals/${own}`, query };
  const block = asBlockKind(blockKind ?? undefined);
  if (!block) return undefined;
  const { path, isSingle } = BLOCK_KINDS[block];
  return { to: path, query: isSingle ? query : { ...query, panel: "cms-block", block: id } };
};

/** Number of uses in words. */
export const placesText = (count: number): string => (count === 1 ? "1 place" : `${formatNumber(count, "en")} places`);

/** Maximum length of a slug. */
const LONGEST = 80;

/** A slug from a title: lowercase letters without accents, numbers and hyphens; empty for other scripts. */
export const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, "");

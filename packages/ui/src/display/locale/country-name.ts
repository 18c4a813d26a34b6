const CODE = /^[A-Z]{2}$/;
const names = new Map<string, Intl.DisplayNames>();

/** The name of a country by its two-letter ISO 3166 code; undefined for any other text. */
export const countryName = (given: string, locale: string): string | undefined => {
  const code = given.toUpperCase();
  if (!CODE.test(code)) return undefined;
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  names.set(locale, known);
  return known.of(code);
};

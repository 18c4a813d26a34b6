/** Suffix of a header if all amounts of its column have one currency, unless it names that already: ", USD". */
export const currencyAfter = (header: string, currency: string | undefined): string =>
  currency === undefined || header.split(" ").includes(currency) ? "" : `, ${currency}`;

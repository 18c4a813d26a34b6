const format = new Intl.NumberFormat("en");

/** A whole number with thousands separated: 2,431. */
export const formatCount = (count: number): string => format.format(count);

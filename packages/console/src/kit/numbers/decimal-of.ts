const plain = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 100 });

/** Converts a wire amount to its decimal text ("1234.5"), so that nothing is computed in floats (ruling 14). */
export const decimalOf = (amount: number): string => plain.format(amount);

const plain = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 100 });

/** An amount of the wire as the decimal text that it stands for ("1234.5"): from here on nothing is a float (ruling 14). */
export const decimalOf = (amount: number): string => plain.format(amount);

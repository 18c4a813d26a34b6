/** Replaces the hyphen of a formatted number by a minus sign (U+2212): for display, not for files. */
export const withMinusSign = (formatted: string): string => formatted.replace("-", "\u2212");

/** A formatted number with the sign that is a minus (U+2212) where the locale writes a hyphen: for the screen, not for files. */
export const trueMinus = (formatted: string): string => formatted.replace("-", "\u2212");

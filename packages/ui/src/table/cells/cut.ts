const MOST = 300;

/** Truncates a text to the maximum that a column can show, because the layout of very long texts is slow. */
export const cut = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

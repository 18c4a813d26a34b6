const MOST = 300;

/** No more of a text than any column can show: laying out 10,000 characters in each of fifty rows is felt. */
export const cut = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

/** A word that looks like an id: letters, digits and signs of ids, a digit among them. */
const ID = /^(?=.*\d)[\w|-]{8,}$/;

/** Why a text of several pasted ids is not searched for: a search finds records that contain the whole text. */
export const severalIdsProblem = (text: string): string | undefined => {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  return words.length > 1 && words.every((word) => ID.test(word)) ? "Search for one ID at a time." : undefined;
};

/** Keeps `start` and `end` characters around an ellipsis; a text that would not become shorter is unchanged. */
export const truncateMiddle = (text: string, start: number, end: number): string => {
  const characters = Array.from(text);
  if (characters.length <= start + end + 1) return text;
  const tail = end > 0 ? characters.slice(-end) : [];
  return [...characters.slice(0, start), "…", ...tail].join("");
};

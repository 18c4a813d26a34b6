const lastWord = (word: string): string => {
  if (/(?:ss|us|is|news|settings)$/i.test(word)) return word;
  if (/[^aeiou]ies$/i.test(word)) return word.replace(/ies$/i, "y");
  if (/(?:ss|us|x|ch|sh)es$/i.test(word)) return word.slice(0, -2);
  return word.replace(/s$/i, "");
};

/** The noun of one row, from the title of its list: "Partner" of "Partners", "Bank" of "Bank List". */
export const singularOf = (title: string): string => {
  const noun = title.replace(/ (?:List|Pending List)$/, "");
  const words = (noun || title).split(" ");
  return [...words.slice(0, -1), lastWord(words.at(-1)!)].join(" ");
};

/** Whether a text matches a pattern, in which `*` matches anything. Takes at most their product in steps. */
export const matches = (pattern: string, text: string): boolean => {
  let [at, inText] = [0, 0];
  /** The last `*`, and the end of the text that it matches so far. */
  let [star, taken] = [-1, 0];
  while (inText < text.length) {
    if (pattern[at] === "*") [star, taken, at] = [at, inText, at + 1];
    else if (pattern[at] === text[inText]) [at, inText] = [at + 1, inText + 1];
    else if (star >= 0) [taken, at, inText] = [taken + 1, star + 1, taken + 1];
    else return false;
  }
  while (pattern[at] === "*") at++;
  return at === pattern.length;
};

/** The same for a path; everything below a named path is included. */
export const matchesPath = (pattern: string, path: string): boolean => {
  const named = pattern.replace(/\/+$/, "");
  return matches(named, path) || matches(`${named}/*`, path);
};

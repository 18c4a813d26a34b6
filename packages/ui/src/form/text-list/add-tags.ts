import { cleanText } from "../../clean-text.ts";
export type TagRules = {
  /** The most there can be. */
  limit?: number | undefined;
  /** White space inside an entry also parts entries. */
  noWhitespace?: boolean | undefined;
  /** What is wrong with one entry; undefined when nothing is. */
  check?: ((tag: string) => string | undefined) | undefined;
};

/** What became of a text: the list after it, what of the text was not taken, and why. */
export type TagsAdded = { tags: readonly string[]; rest: string; problem: string | undefined };

/**
 * Adds the entries of a text, parted by commas, semicolons and line ends, to a list in which every entry is there
 * once. What cannot be added stays in `rest`, with the first reason.
 */
export const addTags = (tags: readonly string[], text: string, rules: TagRules): TagsAdded => {
  const parts = text.split(rules.noWhitespace ? /[\s,;]+/ : /[\r\n,;]+/).map(cleanText);
  const next = [...tags];
  const known = new Set(tags);
  const rest: string[] = [];
  let problem: string | undefined;
  const refuse = (part: string, reason: string) => {
    rest.push(part);
    problem ??= reason;
  };
  for (const part of parts.filter(Boolean)) {
    const wrong = rules.check?.(part);
    if (wrong !== undefined) refuse(part, `${part}: ${wrong}`);
    else if (rules.limit !== undefined && next.length >= rules.limit && !known.has(part)) {
      refuse(part, `Use at most ${rules.limit}.`);
    } else if (!known.has(part)) {
      known.add(part);
      next.push(part);
    }
  }
  return { tags: next, rest: rest.join(", "), problem };
};

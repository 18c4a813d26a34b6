import { cleanText } from "../../clean-text.ts";
export type TagRules = {
  /** Maximum number of entries. */
  limit?: number | undefined;
  /** White space separates entries too. */
  noWhitespace?: boolean | undefined;
  /** Validation error of an entry; undefined if it is valid. */
  check?: ((tag: string) => string | undefined) | undefined;
};

/** Result of adding a text: the new list, the text that was not added, and the reason. */
export type TagsAdded = { tags: readonly string[]; rest: string; problem: string | undefined };

/**
 * Adds the entries of a text, separated by commas, semicolons and line breaks, to a list of unique entries. Entries that
 * cannot be added stay in `rest`, with the first reason.
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
      refuse(part, `Use at most ${rules.limit} entries.`);
    } else if (!known.has(part)) {
      known.add(part);
      next.push(part);
    }
  }
  return { tags: next, rest: rest.join(", "), problem };
};

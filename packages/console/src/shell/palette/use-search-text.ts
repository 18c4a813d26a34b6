import { cleanText } from "@backoffice/ui";
import { useDebouncedText } from "./use-debounced-text.ts";

/** Minimum length of a search (ruling 46), and the maximum of the calls. */
const SHORTEST = 2;
const LONGEST = 100;

const isSearchable = ({ length }: string) => length >= SHORTEST && length <= LONGEST;

/** Search text as the server's searches take it, and whether it is sent. */
export const useSearchText = (typed: string, may: boolean) => {
  const query = cleanText(typed);
  const text = useDebouncedText(query);
  const isSent = may && isSearchable(text);
  return {
    text,
    isSent,
    // Results of the previous text are dropped at once, because Enter would open one of them.
    isCurrent: isSent && text === query,
    isComing: may && text !== query && isSearchable(query),
    short: query.length < SHORTEST,
  };
};

import { cleanText } from "../../clean-text.ts";
import { createFilter, type Filter, type FilterOptions } from "../create-filter.ts";
import { joinList, sameList, splitList } from "./list-text.ts";

export type TagsFilter = Filter<readonly string[]> & {
  readonly kind: "tags";
  readonly placeholder: string | undefined;
  readonly known: readonly string[];
};

const LONGEST = 50;

/** Cleans tags and removes empty ones and duplicates. */
export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map(cleanText).filter((tag) => tag !== "")),
];

const isTooLong = (tag: string) => tag.length > LONGEST;

/** Several free-text tags; `known` ones are suggested. */
export const tags = ({
  placeholder,
  known = [],
  ...options
}: FilterOptions<readonly string[]> & {
  placeholder?: string | undefined;
  known?: readonly string[] | undefined;
}): TagsFilter =>
  createFilter<"tags", readonly string[], Pick<TagsFilter, "placeholder" | "known">>(
    "tags",
    options,
    {
      empty: [],
      read: (it) => {
        const valid = cleanTags(splitList(it)).filter((tag) => !isTooLong(tag));
        return valid.length > 0 ? valid : undefined;
      },
      write: joinList,
      describe: (it) => (it.length > 3 ? `${it.length} tags` : it.join(", ")),
      equal: sameList,
      problem: (it) => (it.some(isTooLong) ? `Use at most ${LONGEST} characters for a tag.` : undefined),
    },
    { placeholder, known },
  );

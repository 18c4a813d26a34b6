import { useChangeSearch } from "./use-change-search.ts";
import { useSearchParams } from "./use-search-params.ts";

/** One parameter of the address, and how to change it in place; `undefined` removes it. */
export const useSearchParam = (name: string) => {
  const value = useSearchParams().get(name);
  const change = useChangeSearch();
  const set = (next: string | undefined) =>
    change((search) => {
      if (next === undefined) search.delete(name);
      else search.set(name, next);
      return search;
    }, "replace");
  return [value, set] as const;
};

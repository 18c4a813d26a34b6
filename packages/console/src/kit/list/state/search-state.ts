import { useCallback, useState } from "react";
import { useLocation } from "react-router";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { useHistory } from "#kit/address/history.ts";
import { useChangeSearch } from "#kit/address/use-change-search.ts";

type Change = (search: URLSearchParams) => URLSearchParams;

/** History state of the entry that a filter added: the filter, if it is typed into. */
type Step = { typed?: string } | null;

/** The state of a list as a query string: that of the address, or one of its own. */
export type SearchState = {
  search: URLSearchParams;
  /** Adds a history entry, if the state has a history. */
  push: (change: Change) => void;
  replace: (change: Change) => boolean;
  /**
   * Adds a history entry unless nothing changes; further changes of the filter that is typed into change the same entry.
   * Returns whether the change was made, as `replace` does.
   */
  step: (change: Change, typed?: string) => boolean;
};

/** The state of a list page: the address, so that a link shows a colleague the same rows. */
export const useAddressState = (): SearchState => {
  const search = useSearchParams();
  const { pathname } = useLocation();
  const history = useHistory();
  const change = useChangeSearch();
  // Text typed just before a navigation is not a filter of the next page.
  const isHere = () => history.location.pathname === pathname;
  return {
    search,
    push: (next) => change(next, "push"),
    replace: (next) => {
      if (!isHere()) return false;
      change(next, "replace");
      return true;
    },
    step: (next, typed) => {
      if (!isHere()) return false;
      const before = new URLSearchParams(history.location.search);
      const after = next(new URLSearchParams(before));
      const isSameStep = typed !== undefined && (history.location.state as Step)?.typed === typed;
      if (after.toString() !== before.toString()) change(() => after, isSameStep ? "replace" : "push", { typed });
      return true;
    },
  };
};

/** The state of a list in a panel; reset whenever the panel opens. */
export const useOwnState = (): SearchState => {
  const [search, setSearch] = useState(() => new URLSearchParams());
  const replace = useCallback((change: Change) => {
    setSearch((now) => change(new URLSearchParams(now)));
    return true;
  }, []);
  return { search, push: replace, replace, step: replace };
};

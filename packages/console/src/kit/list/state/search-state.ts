import { useCallback, useState } from "react";
import { useLocation } from "react-router";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { useHistory } from "#kit/address/history.ts";
import { useChangeSearch } from "#kit/address/use-change-search.ts";

type Change = (search: URLSearchParams) => URLSearchParams;

/** The state of a list as a query string: that of the address, or one of its own. */
export type SearchState = {
  search: URLSearchParams;
  /** Adds a history entry, if the state has a history. */
  push: (change: Change) => void;
  /** Returns whether the change was made. */
  replace: (change: Change) => boolean;
};

/** The state of a list page: the address, so that a link shows a colleague the same rows. */
export const useAddressState = (): SearchState => {
  const search = useSearchParams();
  const { pathname } = useLocation();
  const history = useHistory();
  const change = useChangeSearch();
  return {
    search,
    push: (next) => change(next, "push"),
    replace: (next) => {
      // Text typed just before a navigation is not a filter of the next page.
      const isHere = history.location.pathname === pathname;
      if (isHere) change(next, "replace");
      return isHere;
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
  return { search, push: replace, replace };
};

import { useCallback, useState } from "react";
import { useLocation } from "react-router";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { useHistory } from "#kit/address/history.ts";
import { useChangeSearch } from "#kit/address/use-change-search.ts";

type Change = (search: URLSearchParams) => URLSearchParams;

/** Where a list keeps its state: as a query string, which is either the address's or its own. */
export type SearchState = {
  search: URLSearchParams;
  /** As a step that Back undoes, where there is such a thing. */
  push: (change: Change) => void;
  /** Answers whether the change was made. */
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
      // A text that is still being typed when somebody goes to another page is no filter of that page.
      const isHere = history.location.pathname === pathname;
      if (isHere) change(next, "replace");
      return isHere;
    },
  };
};

/** The state of a list in a panel: it begins anew whenever the panel is opened. */
export const useOwnState = (): SearchState => {
  const [search, setSearch] = useState(() => new URLSearchParams());
  const replace = useCallback((change: Change) => {
    setSearch((now) => change(new URLSearchParams(now)));
    return true;
  }, []);
  return { search, push: replace, replace };
};

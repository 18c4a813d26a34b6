import { useLatestCallback } from "@backoffice/ui";
import { useHistory } from "./history.ts";

/**
 * Changes the query string, as a new history entry (`push`) or in place (`replace`). It starts from the history, not from
 * `useLocation`, which lags behind during a transition and would undo changes made meanwhile. `pushed` is the state of
 * a new entry; an entry changed in place keeps its state.
 */
export const useChangeSearch = () => {
  const history = useHistory();
  return useLatestCallback(
    (change: (search: URLSearchParams) => URLSearchParams, how: "push" | "replace", pushed?: object) => {
      const { pathname, search, state } = history.location;
      const next = change(new URLSearchParams(search)).toString();
      history[how]({ pathname, search: next && `?${next}` }, how === "push" ? pushed : state);
    },
  );
};

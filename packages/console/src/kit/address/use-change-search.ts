import { useLatestCallback } from "@backoffice/ui";
import { useHistory } from "./history.ts";

/**
 * Changes the query string, as a step that Back undoes or in place. What it says now is asked of the address: the page
 * on screen is behind it while the next one is drawn, and would take back what was written in between. `pushed` is
 * remembered with a new step; what was, stays with a step that is changed in place.
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

import { useMemo } from "react";
import { useLocation } from "react-router";

/**
 * The query string of the current address. React Router's hook of this name also writes it, and its module takes 4 kB
 * (brotli) of forms and fetchers into the first load; the console writes with `useChangeSearch`.
 */
export const useSearchParams = (): URLSearchParams => {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
};

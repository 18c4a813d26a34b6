import { useLocation, useNavigate } from "react-router";
import { useRegistry } from "#kit/pages/registry.ts";
import { withoutPanel } from "./definition/panel-address.ts";
import { releaseUnsaved } from "./unsaved.ts";

/**
 * Navigates to another page with the query string but without the open panel; unsaved input is dropped. With
 * `replace`, for a record that no longer exists, Back does not return to it.
 */
export const useGoTo = (): ((pathname: string, options: { replace: boolean }) => void) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { panels } = useRegistry();
  return (pathname, { replace }) => {
    releaseUnsaved();
    const query = withoutPanel(new URLSearchParams(search), panels).toString();
    void navigate({ pathname, search: query }, { replace });
  };
};

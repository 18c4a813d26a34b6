import { useLocation, useNavigate } from "react-router";
import { useRegistry } from "../pages/registry.ts";
import { withoutPanel } from "./definition/panel-address.ts";
import { releaseUnsaved } from "./unsaved.ts";

/**
 * Goes to another page, keeping the query string but not the open panel; what was typed is dropped. Where it ends the
 * record on screen (`replace`), Back does not lead to that again.
 */
export const useGoTo = (): ((pathname: string, options: { replace: boolean }) => void) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { panels } = useRegistry();
  return (pathname, { replace }) => {
    releaseUnsaved();
    const kept = withoutPanel(new URLSearchParams(search), panels).toString();
    void navigate({ pathname, search: kept }, { replace });
  };
};

import { useLocation, useNavigate } from "react-router";
import { useRegistry } from "../pages/registry.ts";
import { withoutPanel } from "./definition/panel-address.ts";
import { releaseUnsaved } from "./unsaved.ts";

/**
 * Goes to another page, keeping the query string but not the open panel. For what ends the record on screen: Back does
 * not lead to it again, and what was typed of it is dropped.
 */
export const useGoTo = (): ((pathname: string) => void) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { panels } = useRegistry();
  return (pathname) => {
    releaseUnsaved();
    const kept = withoutPanel(new URLSearchParams(search), panels).toString();
    void navigate({ pathname, search: kept }, { replace: true });
  };
};

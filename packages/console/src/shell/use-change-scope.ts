import { useLatestCallback } from "@backoffice/ui";
import { useLocation, useNavigate } from "react-router";
import { withoutPanel } from "../kit/panel-address.ts";
import { useRegistry } from "../kit/registry.ts";

/** Changes whose data the page shows; an open panel is closed, its record may be somebody else's. */
export const useChangeScope = () => {
  const { panels } = useRegistry();
  const { search } = useLocation();
  const navigate = useNavigate();
  return useLatestCallback(
    (change: (search: URLSearchParams) => URLSearchParams) =>
      void navigate({ search: change(withoutPanel(new URLSearchParams(search), panels)).toString() }),
  );
};

import { useLatestCallback } from "@backoffice/ui";
import { withoutPanel } from "#kit/panels/panel-address.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { useChangeSearch } from "#kit/address/use-change-search.ts";

/** Changes whose data the page shows; an open panel is closed, its record may be somebody else's. */
export const useChangeScope = () => {
  const { panels } = useRegistry();
  const changeSearch = useChangeSearch();
  return useLatestCallback((change: (search: URLSearchParams) => URLSearchParams) =>
    changeSearch((now) => change(withoutPanel(now, panels)), "push"),
  );
};

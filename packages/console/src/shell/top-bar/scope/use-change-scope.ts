import { useLatestCallback } from "@backoffice/ui";
import { withoutPanel } from "#kit/panels/definition/panel-address.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { useChangeSearch } from "#kit/address/use-change-search.ts";

/**
 * Changes the scope in the address and closes an open panel, whose record may belong to another operator, unless the
 * panel itself asked for the operator.
 */
export const useChangeScope = ({ keepsPanel = false } = {}) => {
  const { panels } = useRegistry();
  const changeSearch = useChangeSearch();
  return useLatestCallback((change: (search: URLSearchParams) => URLSearchParams) =>
    changeSearch((now) => change(keepsPanel ? now : withoutPanel(now, panels)), "push"),
  );
};

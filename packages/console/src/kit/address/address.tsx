import type { Location } from "history";
import { createContext, use, useMemo, type ReactNode } from "react";
import { Router } from "react-router";
import { panelFree } from "#kit/panels/definition/panel-address.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { useTrailingValue } from "#kit/state/use-trailing-value.ts";
import { useHistory } from "./history.ts";

const AddressContext = createContext<Location | undefined>(undefined);

export const AddressProvider = AddressContext.Provider;

/** The current address of the console, once its page can be rendered. */
export const useAddress = (): Location => {
  const address = use(AddressContext);
  if (!address) throw new Error("There is no AddressProvider");
  return address;
};

type AtAddressProps = { location: Location; children: ReactNode };

/**
 * Sets `location` for the React Router hooks inside. Such regions are siblings, never nested: a hidden page keeps
 * its own address and is not rendered again when the console's address changes (decision 012).
 */
export const AtAddress = ({ location, children }: AtAddressProps) => (
  <Router navigator={useHistory()} location={location}>
    {children}
  </Router>
);

/** A region that follows the current address. */
export const AtCurrentAddress = ({ children }: { children: ReactNode }) => (
  <AtAddress location={useAddress()}>{children}</AtAddress>
);

/** A region around the page: it follows the address without panels, once the page or panel is on screen. */
export const AtPageAddress = ({ children }: { children: ReactNode }) => {
  const { panels } = useRegistry();
  const { pathname, search: whole, hash } = useAddress();
  const search = panelFree(whole, panels);
  const location = useMemo(() => ({ pathname, search, hash, state: null, key: "page" }), [pathname, search, hash]);
  return <AtAddress location={useTrailingValue(location)}>{children}</AtAddress>;
};

import type { Location } from "history";
import { createContext, use, useMemo, type ReactNode } from "react";
import { Router } from "react-router";
import { panelFree } from "#kit/panels/definition/panel-address.ts";
import { useRegistry } from "../pages/registry.ts";
import { useTrailingValue } from "../state/use-trailing-value.ts";
import { useHistory } from "./history.ts";

const AddressContext = createContext<Location | undefined>(undefined);

export const AddressProvider = AddressContext.Provider;

/** The current address of the console, once the page that it names can be drawn. */
export const useAddress = (): Location => {
  const address = use(AddressContext);
  if (!address) throw new Error("There is no AddressProvider");
  return address;
};

type AtAddressProps = { location: Location; children: ReactNode };

/**
 * Everything in it is at `location` for the hooks of React Router. Such regions stand beside each other, never in one
 * another: a hidden page keeps its own address, and is not drawn anew when that of the console changes (decision 012).
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

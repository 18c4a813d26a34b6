import type { Location } from "history";
import { createContext, use, useMemo, type ReactNode } from "react";
import { NavigationType, UNSAFE_LocationContext as LocationContext } from "react-router";
import { panelFree } from "../panels/panel-address.ts";
import { useRegistry } from "../pages/registry.ts";
import { useSoon } from "../state/use-soon.ts";

const AddressContext = createContext<Location | undefined>(undefined);

export const AddressProvider = AddressContext.Provider;

/** Where the console is: the address in the browser's bar, once what it asks for can be drawn. */
export const useAddress = (): Location => {
  const address = use(AddressContext);
  if (!address) throw new Error("There is no AddressProvider");
  return address;
};

type AtProps = { location: Location; children: ReactNode };

/** Everything in it is at `location` for the hooks of the router. */
export const At = ({ location, children }: AtProps) => (
  <LocationContext value={useMemo(() => ({ location, navigationType: NavigationType.Push }), [location])}>
    {children}
  </LocationContext>
);

/**
 * Everything in it follows the address. Around each part that does so, not around the whole console: pages that are kept
 * would be drawn anew with every change of an address that is not theirs (decision 012).
 */
export const Here = ({ children }: { children: ReactNode }) => <At location={useAddress()}>{children}</At>;

/** The address without the panel that it opens: the same before, while and after one is open. */
const usePageAddress = (): Location => {
  const { panels } = useRegistry();
  const { pathname, search: whole, hash } = useAddress();
  const search = panelFree(whole, panels);
  return useMemo(() => ({ pathname, search, hash, state: null, key: "page" }), [pathname, search, hash]);
};

/**
 * The same for what stands around the page: it follows once what was asked for is on screen, and hears nothing of
 * panels.
 */
export const HereSoon = ({ children }: { children: ReactNode }) => (
  <At location={useSoon(usePageAddress())}>{children}</At>
);

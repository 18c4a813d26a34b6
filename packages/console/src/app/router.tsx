import type { History, Location } from "history";
import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import { matchPath, UNSAFE_NavigationContext as NavigationContext } from "react-router";
import { AddressProvider } from "#kit/address/address.tsx";
import { HistoryProvider } from "#kit/address/history.ts";
import { changesPanel } from "#kit/panels/panel-address.ts";
import { isKept } from "../shell/pages/places.ts";

/** What stands at a path of its own, or at all other addresses: `*`. It takes the address by `Here`. */
export type Route = { path: string; element: ReactNode };

/** Whether what an address asks for is drawn with the click: a page that is kept, or a panel over the page. */
const isHere = (from: Location, to: Location) =>
  from.pathname === to.pathname ? changesPanel(from.search, to.search) : isKept(to);

type RouterProps = { history: History; routes: readonly Route[] };

/**
 * Draws what stands at the current address. The page that is open stays until the code of the next one is here. A
 * router with loaders and actions would weigh twice as much, and has nothing to do here: what is read belongs to the
 * queries.
 */
export const Router = ({ history, routes }: RouterProps) => {
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => {
    let from = history.location;
    return history.listen(({ location: to }) => {
      if (isHere(from, to)) setLocation(to);
      else startTransition(() => setLocation(to));
      from = to;
    });
  }, [history]);
  const { pathname } = location;
  const route = routes.find(({ path }) => matchPath(path, pathname));
  return (
    <HistoryProvider value={history}>
      <NavigationContext
        value={useMemo(
          () => ({ basename: "/", navigator: history, static: false, future: {}, useTransitions: undefined }),
          [history],
        )}
      >
        <AddressProvider value={location}>{route?.element}</AddressProvider>
      </NavigationContext>
    </HistoryProvider>
  );
};

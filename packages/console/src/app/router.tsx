import type { History } from "history";
import { startTransition, useLayoutEffect, useOptimistic, useState, type ReactNode } from "react";
import { matchPath } from "react-router";
import { AddressProvider } from "#kit/address/address.tsx";
import { HistoryProvider } from "#kit/address/history.ts";
import { TargetProvider } from "#kit/address/target.ts";

/** The element of a path, or of every other address (`*`). It reads the address in an `AtCurrentAddress`. */
export type Route = { path: string; element: ReactNode };

type RouterProps = { history: History; routes: readonly Route[] };

/**
 * Renders the first route that matches the current address. Navigation is a transition: the open page stays until the
 * code of the next one is loaded. There are no loaders and actions: data belongs to the queries, and the first read of
 * a page is started by `shell/reads` (decision 009).
 */
export const Router = ({ history, routes }: RouterProps) => {
  const [location, setLocation] = useState(history.location);
  // Back at `location` once the transition ends.
  const [target, setTarget] = useOptimistic(location);
  useLayoutEffect(
    () =>
      history.listen((update) =>
        startTransition(() => {
          setTarget(update.location);
          setLocation(update.location);
        }),
      ),
    [history, setTarget],
  );
  const route = routes.find(({ path }) => matchPath(path, location.pathname));
  return (
    <HistoryProvider value={history}>
      <TargetProvider value={target === location ? undefined : target}>
        <AddressProvider value={location}>{route?.element}</AddressProvider>
      </TargetProvider>
    </HistoryProvider>
  );
};

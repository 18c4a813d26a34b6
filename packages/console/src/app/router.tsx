import type { History } from "history";
import { startTransition, useLayoutEffect, useState } from "react";
import { Router as LocationRouter, useRoutes, type RouteObject } from "react-router";
import { HistoryProvider } from "../kit/history.ts";

type RouterProps = { history: History; routes: RouteObject[] };

const Routes = ({ routes }: Pick<RouterProps, "routes">) => useRoutes(routes);

/**
 * Draws the route at the current address. The page that is open stays until the code of the next one is here. A router
 * with loaders and actions would weigh twice as much, and has nothing to do here: what is read belongs to the queries.
 */
export const Router = ({ history, routes }: RouterProps) => {
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => history.listen((update) => startTransition(() => setLocation(update.location))), [history]);
  return (
    <HistoryProvider value={history}>
      <LocationRouter location={location} navigator={history}>
        <Routes routes={routes} />
      </LocationRouter>
    </HistoryProvider>
  );
};

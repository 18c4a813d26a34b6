import {
  DirectionProvider,
  dropStrayPresses,
  keepFocus,
  ignoreComposingKeys,
  Toaster,
  TooltipProvider,
} from "@backoffice/ui";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { History } from "history";
import { useEffect, type ReactNode } from "react";
import { FailureDialog } from "./failure-dialog.tsx";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { useAppearance } from "#kit/preferences/appearance.ts";
import { RegistryProvider, type Registry } from "#kit/pages/registry.ts";
import { Router, type Route } from "./router.tsx";

type AppProps = {
  registry: Registry;
  queryClient: QueryClient;
  history: History;
  routes: readonly Route[];
  /** Rendered next to the console: the developer panel of the mocked build. */
  children?: ReactNode;
};

/** The console with all its providers. */
export const App = ({ registry, queryClient, history, routes, children }: AppProps) => {
  const { direction } = useAppearance();
  useEffect(dropStrayPresses, []);
  useEffect(ignoreComposingKeys, []);
  useEffect(keepFocus, []);
  return (
    <QueryClientProvider client={queryClient}>
      <RegistryProvider value={registry}>
        <DirectionProvider dir={direction}>
          <TooltipProvider>
            <RegionBoundary>
              <Router history={history} routes={routes} />
            </RegionBoundary>
            <FailureDialog />
            {children}
            <Toaster />
          </TooltipProvider>
        </DirectionProvider>
      </RegistryProvider>
    </QueryClientProvider>
  );
};

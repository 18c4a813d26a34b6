import { cn } from "@backoffice/ui";
import { memo, useCallback, useLayoutEffect, useMemo, useState } from "react";
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
} from "react-router";
import { PagePlaceProvider } from "../kit/page-place.ts";
import { CurrentPanelProvider, useCurrentPanel } from "../kit/panels.ts";
import { GuardedPage } from "./guarded-page.tsx";
import { arrive, discard, keep, type Place } from "./places.ts";
import { RegionBoundary } from "./region-boundary.tsx";

type PageProps = Omit<Place, "kept"> & {
  shown: boolean;
  onKeep: (id: number) => void;
  onDiscard: (id: number) => void;
};

/** What floats over a page stands beside the console in the document. */
const FLOATING = "[data-radix-popper-content-wrapper],[role=dialog],[role=alertdialog]";
const somethingFloats = () => [...document.body.children].some((it) => it.matches(FLOATING));
/** The router's own answer to where it is would have every page drawn anew with every change of the address. */
const AT_THE_ROOT = { outlet: null, matches: [], isDataRoute: false };

const Page = memo(({ id, location, visits, shown, onKeep, onDiscard }: PageProps) => {
  const panel = useCurrentPanel();
  const stay = useCallback(() => onKeep(id), [id, onKeep]);
  // What it opened would stay on screen without it.
  useLayoutEffect(() => {
    if (!shown && somethingFloats()) onDiscard(id);
  }, [id, shown, onDiscard]);
  return (
    <PagePlaceProvider value={useMemo(() => ({ shown, visits, keep: stay }), [shown, visits, stay])}>
      <CurrentPanelProvider value={shown ? panel : undefined}>
        <RouteContext value={AT_THE_ROOT}>
          <LocationContext value={useMemo(() => ({ location, navigationType: NavigationType.Push }), [location])}>
            {/* Kept, it has its size and its layout, so that nothing is laid out anew when it comes back. */}
            <div
              data-slot="page"
              aria-hidden={!shown || undefined}
              className={cn(
                "flex flex-col",
                shown ? "flex-1" : "absolute inset-3 -z-10 [content-visibility:hidden] lg:inset-5 print:hidden",
              )}
            >
              <RegionBoundary>
                <GuardedPage />
              </RegionBoundary>
            </div>
          </LocationContext>
        </RouteContext>
      </CurrentPanelProvider>
    </PagePlaceProvider>
  );
});

/** The page at the address, and behind it the lists that were open before, for who comes back to them. */
export const KeptPages = () => {
  const location = useLocation();
  const [state, setState] = useState(() => ({ location, places: arrive([], location) }));
  const change = useCallback(
    (how: (places: readonly Place[], id: number) => readonly Place[], id: number) =>
      setState((now) => ({ ...now, places: how(now.places, id) })),
    [],
  );
  const onKeep = useCallback((id: number) => change(keep, id), [change]);
  const onDiscard = useCallback((id: number) => change(discard, id), [change]);
  if (state.location !== location) setState({ location, places: arrive(state.places, location) });

  const current = state.places.at(-1);
  return state.places
    .toSorted((one, other) => one.id - other.id)
    .map((it) => (
      <Page
        key={it.id}
        id={it.id}
        location={it.location}
        visits={it.visits}
        shown={it === current}
        onKeep={onKeep}
        onDiscard={onDiscard}
      />
    ));
};

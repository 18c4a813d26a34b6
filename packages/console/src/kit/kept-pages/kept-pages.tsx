import { cn } from "@backoffice/ui";
import { memo, useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import { AtAddress, useAddress } from "#kit/address/address.tsx";
import { useTrailingValue } from "#kit/state/use-trailing-value.ts";
import { discard, keep, navigate, type Place } from "./places.ts";
import { PlaceProvider } from "./use-place.ts";

/** Menus, dialogs and popovers, most of which are rendered outside of the page that opened them. */
const FLOATING = "body > :is([data-radix-popper-content-wrapper],[role=dialog],[role=alertdialog])";

/** A hidden page keeps its size and layout: after `display: none` all of it would be laid out again. */
const BEHIND = cn(
  "absolute inset-3 -z-10 lg:inset-5 print:hidden",
  "supports-[content-visibility:hidden]:[content-visibility:hidden]",
  // Safari before 18.
  "not-supports-[content-visibility:hidden]:invisible not-supports-[content-visibility:hidden]:overflow-clip",
);

type Change = (how: typeof keep | typeof discard, id: number) => void;
type PageProps = { place: Place; shown: boolean; change: Change; children: ReactNode };

const Page = memo(({ place: { id, location, visits }, shown, change, children }: PageProps) => {
  const stay = useCallback(() => change(keep, id), [change, id]);
  // A page with an open menu or dialog is not kept: the menu or dialog would not be hidden with it.
  useLayoutEffect(() => {
    if (!shown && document.querySelector(FLOATING)) change(discard, id);
  }, [id, shown, change]);
  // The page is shown or hidden first; its reads and renders follow without delaying that.
  const place = useTrailingValue(
    useMemo(() => ({ shown, visits, first: id === 1, keep: stay }), [shown, visits, id, stay]),
  );
  return (
    <PlaceProvider value={place}>
      <AtAddress location={useTrailingValue(location)}>
        <div
          data-slot="page"
          aria-hidden={!shown || undefined}
          className={cn("flex flex-col", shown ? "flex-1" : BEHIND)}
        >
          {children}
        </div>
      </AtAddress>
    </PlaceProvider>
  );
});

/**
 * Renders `children` at the current address, and hidden behind it at the addresses of the last lists (decision 012).
 */
export const KeptPages = ({ children }: { children: ReactNode }) => {
  const location = useAddress();
  const [state, setState] = useState(() => ({ location, places: navigate([], location) }));
  if (state.location !== location) setState({ location, places: navigate(state.places, location) });
  const { places } = state;
  const current = places.at(-1);
  const change = useCallback<Change>((how, id) => setState((now) => ({ ...now, places: how(now.places, id) })), []);

  return places
    .toSorted((one, other) => one.id - other.id)
    .map((place) => (
      <Page key={place.id} place={place} shown={place === current} change={change}>
        {children}
      </Page>
    ));
};

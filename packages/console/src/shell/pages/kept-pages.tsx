import { cn } from "@backoffice/ui";
import { memo, useCallback, useDeferredValue, useLayoutEffect, useMemo, useState } from "react";
import { At, useAddress } from "#kit/address/address.tsx";
import { PagePlaceProvider } from "#kit/pages/page-place.ts";
import { GuardedPage } from "./guarded-page.tsx";
import { arrive, discard, keep, type Place, writeKeptAddresses } from "./places.ts";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { useSoon } from "#kit/state/use-soon.ts";

type Change = (how: typeof keep | typeof discard, id: number) => void;
type PageProps = Omit<Place, "kept"> & {
  shown: boolean;
  change: Change;
};

/** What floats over a page stands beside the console in the document, or is a popover in it. */
const FLOATING =
  "body > :is([data-radix-popper-content-wrapper],[role=dialog],[role=alertdialog]),[popover][data-state=open]";
const somethingFloats = () => document.querySelector(FLOATING) !== null;

const Page = memo(({ id, location, visits, shown, change }: PageProps) => {
  const stay = useCallback(() => change(keep, id), [id, change]);
  // What it opened would stay on screen without it.
  useLayoutEffect(() => {
    if (!shown && somethingFloats()) change(discard, id);
  }, [id, shown, change]);
  // It is on screen, and a panel over it, before it hears of that: what it then asks for and draws anew holds up neither.
  const here = useDeferredValue(location);
  const place = useSoon(useMemo(() => ({ shown, visits, follows: id > 1, keep: stay }), [shown, visits, id, stay]));
  return (
    <PagePlaceProvider value={place}>
      <At location={here}>
        {/* Kept, it has its size and its layout, so that nothing is laid out anew when it comes back. */}
        <div
          data-slot="page"
          aria-hidden={!shown || undefined}
          className={cn(
            "flex flex-col",
            shown ? "flex-1" : "absolute inset-3 -z-10 [content-visibility:hidden] lg:inset-5 print:hidden",
          )}
        >
          <RegionBoundary about={here}>
            <GuardedPage />
          </RegionBoundary>
        </div>
      </At>
    </PagePlaceProvider>
  );
});

/** The page at the address, and behind it the lists that were open before, for who comes back to them. */
export const KeptPages = () => {
  const location = useAddress();
  const [state, setState] = useState(() => ({ location, places: arrive([], location) }));
  const change = useCallback<Change>((how, id) => setState((now) => ({ ...now, places: how(now.places, id) })), []);
  if (state.location !== location) setState({ location, places: arrive(state.places, location) });

  const { places } = state;
  useLayoutEffect(() => writeKeptAddresses(places), [places]);
  const current = places.at(-1);
  return places
    .toSorted((one, other) => one.id - other.id)
    .map((it) => (
      <Page key={it.id} id={it.id} location={it.location} visits={it.visits} shown={it === current} change={change} />
    ));
};

import { Button, Drawer, DrawerFooter, GoneState, InlineDrawer, lazyComponent, Skeleton } from "@backoffice/ui";
import { Suspense, useDeferredValue, useState } from "react";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { panelKey, PanelKeyProvider } from "#kit/panels/panel-key.ts";
import { PanelFrameProvider, useFrameState } from "#kit/panels/panel-frame.tsx";
import type { PanelId } from "#kit/panels/definition/panel-params.ts";
import { usePanels, type CurrentPanel } from "#kit/panels/definition/panels.ts";
import { RecordSkeleton } from "#kit/records/record-states.tsx";
import { useNeighbours } from "#kit/queue/use-neighbours.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { useMayStay } from "#kit/panels/use-may-stay.ts";
import ForbiddenPlace from "#kit/session/forbidden-place.tsx";
import { can, useSession } from "#kit/session/session.ts";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { AfterOverlay } from "./after-overlay.tsx";
import { focusRow } from "./list-rows.ts";
import { PanelActions } from "./panel-actions.tsx";
import { useAnnouncedRecord } from "./use-announced-record.ts";
import { useBesideList } from "./use-beside-list.ts";
import { useInline } from "./use-inline.ts";
import { useOpenedFrom, type OpenedFrom } from "./use-opened-from.ts";

type Current = NonNullable<CurrentPanel>;
/** False in the first render: the empty drawer is painted before its content renders. */
const useFramed = () => useDeferredValue(true, false);

type ContentProps = { definition: PanelDefinition | undefined; current: Current; opening: number; close: () => void };

const Content = ({ definition, current, opening, close }: ContentProps) => {
  const session = useSession();
  const framed = useFramed();
  const mayStay = useMayStay(can(session, definition?.permission), JSON.stringify(current));
  if (!definition || definition.keptIn === "memory")
    return (
      <GoneState title="This link opens nothing" action={<Button onClick={close}>Close</Button>}>
        There is no panel “{current.id}” to open.
      </GoneState>
    );
  if (!mayStay) return <ForbiddenPlace permission={definition.permission} />;
  const Panel = lazyComponent(definition.panel);
  // The frame has the focus: keys apply to the record that is about to be shown.
  if (!framed) return <RecordSkeleton />;
  return (
    <Suspense fallback={<RecordSkeleton />}>
      <Panel key={JSON.stringify([opening, current.params])} params={current.params} open close={close} />
    </Suspense>
  );
};

const Frame = ({
  current,
  from,
  opening,
  open,
  close,
  onClosed,
}: {
  current: Current;
  from: OpenedFrom | undefined;
  /** Number of openings, so that a panel reopened while it slides out has new state. */
  opening: number;
  open: boolean;
  close: () => void;
  onClosed: (event: Event) => void;
}) => {
  const definition = useRegistry().panels.get(current.id);
  const about = JSON.stringify(current.params);
  const framed = useFramed();
  const { titles, own, isPending, setAmount, setStatus, setFooter, frame } = useFrameState(
    definition?.title ?? "Not found",
    about,
    definition?.ofMoney,
  );
  const id = Object.values(current.params)[0];
  const neighbours = useNeighbours(current.id, id);
  useAnnouncedRecord(about, own, neighbours?.place);
  const panels = usePanels();
  const container = useInline(definition, open);
  const inline = container !== undefined && open;
  useBesideList(inline, id, (next) => {
    if (neighbours) panels.open(current.id as PanelId, { [neighbours.param]: next });
  });
  const parts = {
    open,
    onOpenChange: (next: boolean) => !next && close(),
    onCloseAutoFocus: onClosed,
    title: titles.title,
    headline: isPending ? (
      frame.ofMoney ? (
        // The amount, and a line below it.
        <div className="pb-px">
          <Skeleton className="my-1.75 h-5.5 w-42" />
          <Skeleton className="my-2 h-2.5 w-58" />
        </div>
      ) : (
        <Skeleton className="my-1.5 h-2.5 w-40" />
      )
    ) : titles.hasAmount ? (
      <div ref={setAmount} />
    ) : (
      titles.name && <bdi>{titles.name}</bdi>
    ),
    subtitle: titles.subtitle && <bdi>{titles.subtitle}</bdi>,
    status: <span ref={setStatus} className="flex flex-wrap gap-1.5 empty:hidden" />,
    actions: framed && <PanelActions current={current} from={from} page={own?.page} inline={inline} />,
    footer: <DrawerFooter ref={setFooter} className="empty:hidden" />,
    children: (
      <PanelFrameProvider value={frame}>
        <PanelKeyProvider value={panelKey(current.id, current.params)}>
          <RegionBoundary about={about}>
            {/* The record for shortcuts pressed here, which the list below may not know yet. */}
            <div className="contents" data-record={id}>
              <Content definition={definition} current={current} opening={opening} close={close} />
            </div>
          </RegionBoundary>
        </PanelKeyProvider>
      </PanelFrameProvider>
    ),
  };
  return container ? (
    <InlineDrawer {...parts} container={container} width={definition?.width === "lg" ? "lg" : "md"} />
  ) : (
    <Drawer {...parts} inAddress width={definition?.width} />
  );
};

/** The drawer in the address. It stays mounted while it slides out. */
const AddressPanel = ({ current, close }: { current: CurrentPanel; close: () => void }) => {
  const [shown, setShown] = useState(current);
  const from = useOpenedFrom(current);
  if (current && current !== shown) setShown(current);
  const isOpen = current !== undefined;
  const [openings, setOpenings] = useState({ count: 0, isOpen });
  if (openings.isOpen !== isOpen) setOpenings(({ count }) => ({ count: isOpen ? count + 1 : count, isOpen }));
  if (!shown) return null;
  return (
    <AfterOverlay key={shown.id}>
      <Frame
        current={current ?? shown}
        from={from}
        opening={openings.count}
        open={isOpen}
        close={close}
        onClosed={(event) => {
          // Only its kind has changed.
          if (isOpen) return event.preventDefault();
          // The row of the last shown record, which may not be the row that opened the drawer.
          if (!event.defaultPrevented && focusRow(Object.values(shown.params)[0])) event.preventDefault();
          setShown(undefined);
        }}
      />
    </AfterOverlay>
  );
};

export default AddressPanel;

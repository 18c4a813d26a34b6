import { HoldPresses, lazyComponent, Opening, useLatestCallback } from "@backoffice/ui";
import { Suspense, useEffect, useMemo, useState, type ReactNode } from "react";
import { AtCurrentAddress, useAddress } from "#kit/address/address.tsx";
import { useHistory } from "#kit/address/history.ts";
import { panelFree, readPanel, withoutPanel, withPanel } from "#kit/panels/definition/panel-address.ts";
import { PanelsProvider, type Panels } from "#kit/panels/definition/panels.ts";
import { OperatorPickerProvider } from "#kit/scope/operator-picker-context.ts";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { useRegistry } from "#kit/pages/registry.ts";
import { useTarget } from "#kit/address/target.ts";
import { useChangeSearch } from "#kit/address/use-change-search.ts";
import { useSession } from "#kit/session/session.ts";
import { loadAddressPanel, loadDrawer, useLoadOnIntent } from "./preload-panels.ts";
import { MemoryPanel, type Opened } from "./memory-panel.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useLeaveQuestion } from "./use-leave-question.ts";

const OperatorPicker = lazyComponent(() => import("../top-bar/scope/operator-picker.tsx"));

/** Loaded on demand where an operator has to be selected, without blocking the elements around it. */
const OPERATOR_PICKER = (
  <RegionBoundary floats>
    <Suspense>
      <OperatorPicker />
    </Suspense>
  </RegionBoundary>
);

const UnsavedDialog = lazyComponent(() => import("./unsaved-dialog.tsx"));

/** History state of the entry that opened a panel: the query string of the page below it. */
type Step = { under: string } | null;

/** Number of dialogs opened so far; not per host, since unsaved input is kept by it for all of them. */
let count = 0;

/**
 * Renders the panels over any page: one from the address, and on top of it a confirmation, which has no address; a
 * calculator may open on top of that. Guards unsaved input and running saves on every way out that the console can detect.
 */
export const PanelHost = ({ children }: { children: ReactNode }) => {
  const { panels } = useRegistry();
  const change = useChangeSearch();
  const history = useHistory();
  const { pathname, search } = useAddress();
  const [opened, setOpened] = useState<Opened>();
  const [onTop, setOnTop] = useState<Opened>();
  const current = useMemo(() => readPanel(new URLSearchParams(search), panels), [search, panels]);
  const target = useTarget();
  const coming = target && readPanel(new URLSearchParams(target.search), panels);
  const next = target?.pathname === pathname && coming;

  const session = useSession();
  const panel = panels.get((coming ?? current)?.id ?? "");
  useEffect(() => loadDrawer(panel, session), [panel, session]);
  useLoadOnIntent();

  // A confirmation closes when its page or drawer changes.
  const place = JSON.stringify([pathname, current]);
  const [openedAt, setOpenedAt] = useState(place);
  if (place !== openedAt) {
    setOpenedAt(place);
    setOpened((it) => (it?.open ? undefined : it));
    setOnTop(undefined);
  }

  const [wanted, setWanted] = useState(false);
  if (current && !wanted) setWanted(true);

  const close = useLatestCallback(() => change((now) => withoutPanel(now, panels), "replace"));
  const open = useLatestCallback<Parameters<Panels["open"]>, void>((id, params) => {
    const definition = panels.get(id);
    if (!definition) throw new Error(`There is no panel ${id}`);
    if (definition.keptIn === "memory") {
      const show = (set: typeof setOpened) => {
        count += 1;
        set({ definition, params, key: count, open: true });
      };
      if (definition.opensOnTop && opened?.open) show(setOnTop);
      else leaveDialog(() => show(setOpened));
      return;
    }
    const under = panelFree(history.location.search, panels);
    // One history entry for all panels over a page, so that one Back closes them.
    const isOver = (history.location.state as Step)?.under === under;
    change((now) => withPanel(now, panels, id, params), current || isOver ? "replace" : "push", { under });
  }) as Panels["open"];

  const { question, ask } = useLeaveQuestion();
  useLeaveGuard(ask);
  /** Leaves the open dialog, once it has no unsaved input or the user has discarded it. */
  const leaveDialog = (leave: () => void) => (opened?.open ? ask(opened.key, leave) : leave());
  const closeDialog = useLatestCallback(() => leaveDialog(() => setOpened((it) => it && { ...it, open: false })));
  const AddressPanel = wanted && lazyComponent(loadAddressPanel);

  return (
    <PanelsProvider value={useMemo(() => ({ open, close }), [open, close])}>
      <OperatorPickerProvider value={OPERATOR_PICKER}>
        {children}
        <AtCurrentAddress>
          <RegionBoundary floats about={place}>
            {next && next.id !== current?.id && <HoldPresses onCancel={close} />}
            <Opening open={current !== undefined} onCancel={close}>
              {AddressPanel && <AddressPanel key={pathname} current={current} close={close} />}
            </Opening>
          </RegionBoundary>
          <MemoryPanel opened={opened} close={closeDialog} />
          <MemoryPanel opened={onTop} close={() => setOnTop((it) => it && { ...it, open: false })} />
        </AtCurrentAddress>
      </OperatorPickerProvider>
      <RegionBoundary floats about={question} onFailed={() => question?.stay()}>
        <Opening onCancel={() => question?.stay()}>{question && <UnsavedDialog {...question} />}</Opening>
      </RegionBoundary>
    </PanelsProvider>
  );
};

import { lazyComponent, Opening } from "@backoffice/ui";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { panelKey, PanelKeyProvider } from "#kit/panels/panel-key.ts";
import { DialogKeyProvider } from "#kit/panels/unsaved.ts";
import { useMayStay } from "#kit/panels/use-may-stay.ts";
import { can, useSession } from "#kit/session/session.ts";
import { AfterOverlay } from "./after-overlay.tsx";

const ForbiddenDialog = lazyComponent(() => import("./forbidden-dialog.tsx"));

/** A confirmation opened by a click, with a new key each time so that it starts empty. */
export type Opened = { definition: PanelDefinition; params: object; key: number; open: boolean };

/** Renders the confirmation over the page and its drawer. */
export const MemoryPanel = ({ opened, close }: { opened: Opened | undefined; close: () => void }) => {
  const session = useSession();
  const mayStay = useMayStay(can(session, opened?.definition.permission), String(opened?.key));
  if (!opened) return null;
  const { definition, params } = opened;
  const { id, title, permission, panel } = definition;
  const Panel = lazyComponent(panel);
  return (
    <RegionBoundary floats about={opened.key}>
      <Opening open={opened.open} onCancel={close}>
        <AfterOverlay key={opened.key}>
          <DialogKeyProvider value={opened.key}>
            <PanelKeyProvider value={panelKey(id, definition.about?.(params) ?? params)}>
              {mayStay ? (
                <Panel params={params} open={opened.open} close={close} />
              ) : (
                <ForbiddenDialog {...{ title, permission, close }} open={opened.open} />
              )}
            </PanelKeyProvider>
          </DialogKeyProvider>
        </AfterOverlay>
      </Opening>
    </RegionBoundary>
  );
};

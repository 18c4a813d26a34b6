import { lateComponent } from "@backoffice/ui";
import { Suspense } from "react";
import type { PanelDefinition } from "#kit/panels/define-panels.ts";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { DialogKeyProvider } from "#kit/panels/unsaved.ts";
import { AfterOverlay } from "./after-overlay.tsx";

/** A confirmation that a click opened. A new key each time: it begins empty. */
export type Opened = { definition: PanelDefinition; params: object; key: number; open: boolean };

/** Draws the confirmation on top of everything. */
export const MemoryPanel = ({ opened, close }: { opened: Opened | undefined; close: () => void }) => {
  if (!opened) return null;
  const Panel = lateComponent(opened.definition.panel);
  return (
    <RegionBoundary floats about={opened.key}>
      <Suspense>
        <AfterOverlay key={opened.key}>
          <DialogKeyProvider value={opened.key}>
            <Panel params={opened.params} open={opened.open} close={close} />
          </DialogKeyProvider>
        </AfterOverlay>
      </Suspense>
    </RegionBoundary>
  );
};

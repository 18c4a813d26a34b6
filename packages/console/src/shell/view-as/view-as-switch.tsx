import { lazyComponent, Opening } from "@backoffice/ui";
import { useSyncExternalStore } from "react";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { useSession } from "#kit/session/session.ts";
import { ViewBanner } from "./view-banner.tsx";
import { hideViewDialog, viewDialogStore } from "./view-dialog-store.ts";

const ViewAsDialog = lazyComponent(() => import("./view-as-dialog.tsx"));

/** The dialog that starts a view as another role, and the banner of the view. */
export const ViewAs = () => {
  const { viewedAs } = useSession();
  const opened = useSyncExternalStore(viewDialogStore.subscribe, viewDialogStore.read);
  return (
    <>
      {viewedAs !== undefined && <ViewBanner viewedAs={viewedAs} />}
      <RegionBoundary floats about={opened} onFailed={hideViewDialog}>
        <Opening onCancel={hideViewDialog}>{opened && <ViewAsDialog />}</Opening>
      </RegionBoundary>
    </>
  );
};

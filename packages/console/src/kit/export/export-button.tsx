import { Button, Opening, prefetch, lazyComponent } from "@backoffice/ui";
import type { RowData } from "@backoffice/ui/table";
import { Download } from "lucide-react";
import { useMemo, useState, type ComponentType } from "react";
import type { ExportRowsProps } from "./export-rows.tsx";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { usePublishActions } from "#kit/pages/page-actions.ts";
import { isAdmin, useSession } from "#kit/session/session.ts";

const load = () => import("./export-rows.tsx");
const LazyExportRows = lazyComponent(load);

/** Exports the rows of a list, for SUPER_ADMIN and ADMIN (shell §6) or as the list's rules say; loaded on intent. */
export const ExportButton = <Row extends RowData>(props: Omit<ExportRowsProps<Row>, "onClose">) => {
  const [open, setOpen] = useState(false);
  const ExportRows = LazyExportRows as unknown as ComponentType<ExportRowsProps<Row>>;
  const may = (props.rules?.may ?? isAdmin)(useSession());
  const exportable = may && props.list.count > 0;
  usePublishActions(
    useMemo(
      () => (exportable ? [{ label: "Export as CSV", icon: Download, run: () => setOpen(true) }] : []),
      [exportable],
    ),
  );
  if (!may) return null;
  return (
    <>
      <Button
        variant="ghost"
        reason={props.list.count === 0 ? "There are no rows to export." : undefined}
        aria-haspopup="dialog"
        tooltip="Export as CSV"
        className="in-data-beside:hidden"
        onPointerEnter={() => prefetch(load)}
        onFocus={() => prefetch(load)}
        onClick={() => setOpen(true)}
      >
        <Download size={14} strokeWidth={1.75} aria-hidden />
        <span className="sr-only">Export as CSV</span>
      </Button>
      {open && (
        <RegionBoundary floats onFailed={() => setOpen(false)}>
          <Opening onCancel={() => setOpen(false)}>
            <ExportRows {...props} onClose={() => setOpen(false)} />
          </Opening>
        </RegionBoundary>
      )}
    </>
  );
};

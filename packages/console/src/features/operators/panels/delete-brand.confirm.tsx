import { Button, Dialog } from "@backoffice/ui";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

/** Explains that brands cannot be deleted here; sends no request (content §7, ruling 31). */
export const DeleteBrandConfirm = ({ params: { brand }, open, close }: DialogPanelProps<"delete-brand">) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && close()}
    size="sm"
    title="Delete Notification"
    description={`${brand.title} was not changed. Brands cannot be deleted here.`}
    footer={<Button onClick={close}>Close</Button>}
  />
);

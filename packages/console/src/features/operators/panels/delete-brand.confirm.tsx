import { Button, Dialog } from "@backoffice/ui";
import type { PanelProps } from "#kit/pages/define-module.ts";

/** Says that brands cannot be deleted here; it makes no call (content §7, decisions 31). */
const DeleteBrandConfirm = ({ params: { brand }, open, close }: PanelProps<"delete-brand">) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && close()}
    size="sm"
    title="Delete Notification"
    description={`${brand?.title ?? "The brand"} stays as it is: brands cannot be deleted here.`}
    footer={<Button onClick={close}>Close</Button>}
  />
);

export default DeleteBrandConfirm;

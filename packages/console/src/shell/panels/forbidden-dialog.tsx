import type { Permission } from "@backoffice/api-client";
import { Button, Dialog, ForbiddenState } from "@backoffice/ui";

type ForbiddenDialogProps = { title: string; permission: Permission | undefined; open: boolean; close: () => void };

/** Replaces a dialog whose permission the user lacks, however it was opened. */
const ForbiddenDialog = ({ title, permission, open, close }: ForbiddenDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && close()}
    title={title}
    footer={<Button onClick={close}>Close</Button>}
  >
    <ForbiddenState permission={permission} />
  </Dialog>
);

export default ForbiddenDialog;

import { useDeletePermission } from "@backoffice/api-client";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

const WORDS = { refused: "Failed to delete permission" };

/** Deletes a permission, and removes it from all users. */
export const DeletePermission = ({
  params: {
    permission: { _id: permissionId, name, desc },
  },
  ...panel
}: DialogPanelProps<"delete-permission">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="permission"
    name={name}
    irreversible={{ reaches: "records", name }}
    write={useDeletePermission()}
    input={{ query: { permissionId } }}
    success="Permission deleted."
    failure={{ words: WORDS }}
  >
    Delete <strong>{name}</strong> ({desc}). It is also removed from all roles and users.
  </ConfirmPanel>
);

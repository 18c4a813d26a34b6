import { useDeleteRole } from "@backoffice/api-client";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

/** Deletes a permission template; built-in roles cannot be deleted. */
export const DeletePermissionsTemplate = ({
  params: { role },
  ...panel
}: DialogPanelProps<"delete-permissions-template">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="permissions template"
    name={role.name}
    irreversible={{ reaches: "record" }}
    write={useDeleteRole()}
    input={{ query: { templateId: role._id } }}
    success="Permissions template deleted."
  >
    Delete the permissions template <strong>{role.name}</strong>. Users who already have these permissions keep them.
  </ConfirmPanel>
);

import { useDeleteSignInOrganization } from "@backoffice/api-client";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

const WORDS = { refused: "Failed to delete Organization" };

/** Deletes an organization at the sign-in service (content §2, §7). */
export const DeleteAuthOrganization = ({
  params: {
    organization: { orgId, displayName, name },
  },
  ...panel
}: DialogPanelProps<"delete-auth-organization">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="organization"
    name={displayName}
    irreversible={{ reaches: "record" }}
    write={useDeleteSignInOrganization()}
    input={{ query: { orgId } }}
    success="Organization deleted."
    failure={{ words: WORDS }}
  >
    Delete the organization <strong>{displayName}</strong> ({name}) at the sign-in service. An organization with users
    who still sign in through it cannot be deleted.
  </ConfirmPanel>
);

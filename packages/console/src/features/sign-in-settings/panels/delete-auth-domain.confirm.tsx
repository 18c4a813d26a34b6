import { useDeleteSignInDomain } from "@backoffice/api-client";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

const WORDS = { refused: "Failed to delete domain" };

/** Removes an address from the sign-in service (content §2, §7). */
export const DeleteAuthDomain = ({
  params: {
    domain: { url, type },
  },
  ...panel
}: DialogPanelProps<"delete-auth-domain">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="sign-in address"
    irreversible={{ reaches: "record" }}
    write={useDeleteSignInDomain()}
    input={{ query: { domain: url, type } }}
    success="Sign-in address deleted."
    record={url}
    failure={{ title: "Unable To Delete Domain", words: WORDS }}
  >
    Delete <strong>{url}</strong> at the sign-in service as {type}. Nobody can sign in through it any more.
  </ConfirmPanel>
);

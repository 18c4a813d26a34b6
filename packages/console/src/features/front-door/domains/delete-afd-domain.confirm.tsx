import { useDeleteFrontDoorDomain } from "@backoffice/api-client";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";

const FAILED = { refused: "Unable to delete custom domain. It can be still associated with some endpoints." };

/** Deletes a Front Door domain; the toast is the server's text (content §7, §8). */
export const DeleteAfdDomain = ({
  params: {
    domain: { id, name, hostName },
  },
  ...panel
}: DialogPanelProps<"delete-afd-domain">) => {
  const panels = usePanels();
  return (
    <ConfirmPanel
      {...panel}
      verb="Delete"
      noun="custom domain"
      name={name}
      tone="danger"
      irreversible={{ reaches: "public", name }}
      write={useDeleteFrontDoorDomain()}
      input={{ query: { name, targetId: id } }}
      success={(text) => text || "Custom domain deleted."}
      failure={{ words: FAILED, look: "toasts" }}
      after={{ onDone: () => panels.close() }}
    >
      Delete <strong>{name}</strong> at Front Door. <strong>{hostName}</strong> can no longer be reached through it. A
      domain that an endpoint serves cannot be deleted.
    </ConfirmPanel>
  );
};

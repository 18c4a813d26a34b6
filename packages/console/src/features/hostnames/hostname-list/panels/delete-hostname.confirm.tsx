import { useDeleteHostname } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";

/** Deletes a hostname (content §2, §7). */
export const DeleteHostname = ({
  params: {
    hostname: { hostname, opId, partnerId },
  },
  ...panel
}: DialogPanelProps<"delete-hostname">) => {
  const panels = usePanels();
  return (
    <ConfirmPanel
      {...panel}
      verb="Delete"
      noun="hostname"
      name={hostname}
      tone="danger"
      irreversible={{ reaches: "public", name: hostname }}
      write={useDeleteHostname()}
      input={{ query: { opId, hostname, ...(partnerId !== null && { partnerId }) } }}
      success="Hostname deleted."
      after={{ onDone: () => panels.close() }}
    >
      Delete <strong>{hostname}</strong> of{" "}
      <strong>
        <OperatorName opId={opId} />
      </strong>{" "}
      at Cloudflare, with its records. The site can no longer be reached by this name.
    </ConfirmPanel>
  );
};

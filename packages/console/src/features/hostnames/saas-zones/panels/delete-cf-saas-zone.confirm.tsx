import { useDeleteSaasZone } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";

const FAILED = { refused: "Unable to delete CF SaaS Zone" };

/** Deletes a SaaS zone (content §2, §7). */
export const DeleteCfSaasZone = ({
  params: {
    zone: { domainName, zoneId, opId },
  },
  ...panel
}: DialogPanelProps<"delete-cf-saas-zone">) => {
  const panels = usePanels();
  return (
    <ConfirmPanel
      {...panel}
      verb="Delete"
      noun="SaaS zone"
      name={domainName}
      tone="danger"
      irreversible={{ reaches: "public", name: domainName }}
      write={useDeleteSaasZone()}
      input={{ query: { domainName, zoneId } }}
      success="SaaS zone deleted."
      failure={{ words: FAILED }}
      after={{ onDone: () => panels.close() }}
    >
      Delete the SaaS zone <strong>{domainName}</strong> of{" "}
      <strong>
        <OperatorName opId={opId} />
      </strong>
      . The default zone and zones that hostnames still use cannot be deleted.
    </ConfirmPanel>
  );
};

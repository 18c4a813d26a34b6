import { useDeleteDomain } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { zoneReason } from "./zone-reason.ts";

const FAILED = { refused: "Failed to delete the domain" };

/** Deletes a domain with its zone; the stored token of its account is taken, so that none is sent (content §2, §4, §7). */
const DeleteCloudflareZone = ({ params: { domain }, ...panel }: DialogPanelProps<"delete-cloudflare-zone-v2">) => {
  const panels = usePanels();
  const { opId, domainName, cfZoneId, partnerId } = domain;
  return (
    <ConfirmPanel
      {...panel}
      verb="Delete"
      noun="domain"
      name={domainName}
      tone="danger"
      typeToConfirm={domainName}
      write={useDeleteDomain()}
      input={{
        query: { opId, zoneId: cfZoneId ?? "", zoneName: domainName, ...(partnerId !== null && { partnerId }) },
      }}
      reason={panel.open ? zoneReason(domain) : undefined}
      success="Domain deleted."
      failureWords={FAILED}
      onDone={() => panels.close()}
      consequence="Nobody reaches the site any more."
    >
      Delete <strong>{domainName}</strong> of{" "}
      <strong>
        <OperatorName opId={opId} />
      </strong>{" "}
      with its zone at Cloudflare: its DNS records and rules are gone too.
    </ConfirmPanel>
  );
};

export default DeleteCloudflareZone;

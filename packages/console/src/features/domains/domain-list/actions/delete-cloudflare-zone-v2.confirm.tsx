import { showCfAccount, useDeleteDomain, useShowCfAccount } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { Unread } from "#kit/form/unread.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { can, useSession } from "#kit/session/session.ts";
import { zoneReason } from "./zone-reason.ts";

const FAILED = { refused: "Failed to delete the domain" };

/** API token of the domain's account, required by the call; undefined without permission to read it. */
const useToken = (cfAccountCode: string) => {
  const isReadable = can(useSession(), showCfAccount.operation.permission);
  const { data, error } = useShowCfAccount({ body: { cfAccountCode } }, { enabled: isReadable });
  const isMissing = error?.status === 404 || error?.kind === "forbidden";
  const isAwaited = isReadable && !data && !isMissing;
  return {
    token: data?.cfApiKey,
    error,
    waits: isAwaited ? "The account's API token is loading." : undefined,
  };
};

/** Deletes a domain with its zone (content §2, §4, §7). */
export const DeleteCloudflareZone = ({
  params: { domain },
  ...panel
}: DialogPanelProps<"delete-cloudflare-zone-v2">) => {
  const panels = usePanels();
  const { opId, domainName, cfZoneId, partnerId } = domain;
  const { token, error, waits } = useToken(domain.cfAccountCode);
  return (
    <ConfirmPanel
      {...panel}
      verb="Delete"
      noun="domain"
      name={domainName}
      tone="danger"
      irreversible={{ reaches: "public", name: domainName }}
      write={useDeleteDomain()}
      input={{
        query: {
          opId,
          ...(token !== undefined && { token }),
          zoneId: cfZoneId ?? "",
          zoneName: domainName,
          ...(partnerId !== null && { partnerId }),
        },
      }}
      reason={panel.open ? (zoneReason(domain) ?? waits) : undefined}
      below={<Unread what="Cloudflare account" error={error} />}
      success="Domain deleted."
      failure={{ words: FAILED }}
      after={{ onDone: () => panels.close() }}
      consequence="The site becomes unreachable."
    >
      Delete <strong>{domainName}</strong> of{" "}
      <strong>
        <OperatorName opId={opId} />
      </strong>{" "}
      with its zone at Cloudflare, including its DNS records and rules.
    </ConfirmPanel>
  );
};

import { useDeleteCfAccountV3 } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DELETE_FAILED } from "../words.ts";

/** Deletes an account for hostnames (content §2, §7). */
export const DeleteCloudflareAccountV3 = ({
  params: {
    account: { opId, cfAccountCode, partnerId },
  },
  ...panel
}: DialogPanelProps<"delete-cloudflare-account-v3">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="Cloudflare account"
    name={cfAccountCode}
    tone="danger"
    irreversible={{ reaches: "record" }}
    write={useDeleteCfAccountV3()}
    input={{ query: { opId, cfAccountCode, ...(partnerId !== null && { partnerId }) } }}
    success="Cloudflare account deleted."
    failure={{ title: "Unable To Delete CF Account", words: DELETE_FAILED }}
    after={{ goTo: "/settings/cf-account-v3" }}
  >
    Delete <strong>{cfAccountCode}</strong> of{" "}
    <strong>
      <OperatorName opId={opId} />
    </strong>
    . The console deletes its key; nothing changes at Cloudflare. An account that hostnames still use cannot be deleted.
  </ConfirmPanel>
);

import { useDeleteCfAccount } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DELETE_FAILED } from "../words.ts";

/** Deletes an account for domains (content §2, §7). */
export const DeleteCloudflareAccount = ({
  params: {
    account: { opId, cfAccountCode, cfAccountId, partnerId, title },
  },
  ...panel
}: DialogPanelProps<"delete-cloudflare-account-v2">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="Cloudflare account"
    name={title}
    tone="danger"
    irreversible={{ reaches: "record" }}
    write={useDeleteCfAccount()}
    input={{ query: { opId, cfAccountCode, accountId: cfAccountId, ...(partnerId !== null && { partnerId }) } }}
    success="Cloudflare account deleted."
    failure={{ title: "Unable To Delete CF Account", words: DELETE_FAILED }}
    after={{ goTo: "/settings/cf-account-v2" }}
  >
    Delete <strong>{title}</strong> ({cfAccountCode}) of{" "}
    <strong>
      <OperatorName opId={opId} />
    </strong>
    . The console deletes its key; nothing changes at Cloudflare. An account that domains still use cannot be deleted.
  </ConfirmPanel>
);

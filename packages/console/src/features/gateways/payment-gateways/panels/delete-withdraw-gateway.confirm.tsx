import { useDeleteWithdrawGateway, useShowUtopiaWallet } from "@backoffice/api-client";
import { Alert } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { can, useSession } from "#kit/session/session.ts";
import { UTOPIA } from "../utopia/utopia.ts";

/** Warns of a wallet balance, which can only be withdrawn from the gateway's page. */
const WhatItsWalletHas = ({ uuid }: { uuid: string }) => {
  const session = useSession();
  const { data } = useShowUtopiaWallet(
    { body: { uuid } },
    { enabled: can(session, "view_utopia_wallets"), staleTime: 0 },
  );
  const left = data?.balances.filter(({ balance }) => balance > 0) ?? [];
  return left.map(({ balance, currency }) => (
    <Alert key={currency} severity="caution" title="Wallet is not empty">
      The wallet holds <Amount value={balance} currency={currency} />. Withdraw the balance first.
    </Alert>
  ));
};

/** Deletes a withdraw gateway, then opens the list of them (money §2). */
export const DeleteWithdrawGateway = ({
  params: {
    gateway: { uuid, opId, provider, title },
  },
  ...panel
}: DialogPanelProps<"delete-withdraw-gateway">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="withdraw gateway"
    name={title.en}
    irreversible={{ reaches: "record" }}
    write={useDeleteWithdrawGateway()}
    input={{ query: { uuid, opId } }}
    success="Withdraw gateway deleted."
    after={{ goTo: "/withdraw/gatewaysV2" }}
    below={provider === UTOPIA && <WhatItsWalletHas uuid={uuid} />}
  >
    Delete <strong>{title.en}</strong> ({provider}) of{" "}
    <strong>
      <OperatorName opId={opId} />
    </strong>
    . Players can no longer be paid out with it. Existing withdrawals stay.
  </ConfirmPanel>
);

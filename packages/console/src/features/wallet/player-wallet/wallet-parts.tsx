import {
  showAffiliateSummary,
  showBonusSummary,
  showCashbackSummary,
  showWallet,
  useShowAffiliateSummary,
  useShowBonusSummary,
  useShowCashbackSummary,
  useShowWallet,
  type components,
} from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { can, useSession } from "#kit/session/session.ts";
import { affiliateFacts, bonusFacts, cashbackFacts, walletFacts } from "./summary-facts.tsx";
import { Summary } from "./summary.tsx";

type WalletPartsProps = { player: components["schemas"]["Player"]; close: () => void };

/** What a player has: the wallet by currency, the bonus wallet, and the affiliate and cashback summaries (money §3). */
export const WalletParts = ({ player: { playerCode, opId, parentOpId }, close }: WalletPartsProps) => {
  const session = useSession();
  const { locale } = useLocale();
  const options = ({ operation }: { operation: { permission: Parameters<typeof can>[1] } }) => ({
    staleTime: 0,
    enabled: can(session, operation.permission),
  });
  const body = { opId, playerCode };
  const wallet = useShowWallet({ body: { playerCode } }, options(showWallet));
  const bonus = useShowBonusSummary({ body: { ...body, parentOpId } }, options(showBonusSummary));
  const affiliate = useShowAffiliateSummary({ body }, options(showAffiliateSummary));
  const cashback = useShowCashbackSummary({ body }, options(showCashbackSummary));
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-4 @min-[760px]:grid-cols-2">
        <Summary
          title="Wallet"
          noun="wallet"
          permission={showWallet.operation.permission}
          query={wallet}
          close={close}
          facts={walletFacts}
        />
        <Summary
          title="Bonus"
          noun="bonus summary"
          permission={showBonusSummary.operation.permission}
          query={bonus}
          close={close}
          facts={bonusFacts}
        />
        <Summary
          title="Affiliate"
          noun="affiliate summary"
          permission={showAffiliateSummary.operation.permission}
          query={affiliate}
          close={close}
          facts={(data) => affiliateFacts(data, locale)}
        />
        <Summary
          title="Cashback"
          noun="cashback summary"
          permission={showCashbackSummary.operation.permission}
          query={cashback}
          close={close}
          facts={(data) => cashbackFacts(data, locale)}
        />
      </div>
    </div>
  );
};

import {
  showAffiliateSummary,
  showBonusSummary,
  showCashbackSummary,
  showWallet,
  type components,
} from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { affiliateFacts, cashbackFacts } from "#entities/player/earning-facts.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { bonusFacts, walletFacts } from "./summary-facts.tsx";
import { Summary } from "./summary.tsx";

type WalletPartsProps = { player: components["schemas"]["Player"]; close: () => void };

/** Balances by currency, bonus wallet, affiliate and cashback summaries of a player (money §3). */
export const WalletParts = ({ player: { playerCode, opId, parentOpId }, close }: WalletPartsProps) => {
  const { locale } = useLocale();
  const panels = usePanels();
  const body = { opId, playerCode };
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-4 @min-[760px]:grid-cols-2">
        <Summary
          title="Wallet"
          noun="wallet"
          read={showWallet}
          input={{ body: { playerCode } }}
          close={close}
          facts={walletFacts}
        />
        <Summary
          title="Bonus"
          noun="bonus summary"
          read={showBonusSummary}
          input={{ body: { ...body, parentOpId } }}
          close={close}
          facts={bonusFacts}
          details={() =>
            panels.open("player-wallet-bonus", {
              player: playerCode,
              operator: opId,
              ...(parentOpId && { parent: parentOpId }),
            })
          }
        />
        <Summary
          title="Affiliate"
          noun="affiliate summary"
          read={showAffiliateSummary}
          input={{ body }}
          close={close}
          facts={(data) => affiliateFacts(data, locale)}
          details={() => panels.open("player-wallet-affiliate", { player: playerCode, operator: opId })}
        />
        <Summary
          title="Cashback"
          noun="cashback summary"
          read={showCashbackSummary}
          input={{ body }}
          close={close}
          facts={(data) => cashbackFacts(data, locale)}
          details={() => panels.open("player-wallet-cashback", { player: playerCode, operator: opId })}
        />
      </div>
    </div>
  );
};

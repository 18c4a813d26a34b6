import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { OfPlayerPanel } from "./of-player-panel.tsx";
import { TransactionHistory } from "./transaction-history.tsx";

/** Referral claims of a player (shell §2.3, money §7). */
export const ReferralClaimHistory = ({ params: { player }, close }: DrawerPanelProps<"referral-claim-history">) => (
  <OfPlayerPanel title="Referral Claim History" player={player} close={close}>
    {(playerCode) => (
      <TransactionHistory
        playerCode={playerCode}
        type="REFERRAL_PROFIT"
        label="Referral claims"
        empty="No referral claims."
      />
    )}
  </OfPlayerPanel>
);

import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { OfPlayerPanel } from "./of-player-panel.tsx";
import { TransactionHistory } from "./transaction-history.tsx";

/** What a player has claimed for referring others (shell §2.3, money §7). */
const ReferralClaimHistory = ({ params: { player }, close }: DrawerPanelProps<"referral-claim-history">) => (
  <OfPlayerPanel title="Referral Claim History" player={player} close={close}>
    {(playerCode) => (
      <TransactionHistory
        playerCode={playerCode}
        type="REFERRAL_PROFIT"
        label="Referral claims"
        empty="The player has claimed nothing for referrals."
      />
    )}
  </OfPlayerPanel>
);

export default ReferralClaimHistory;

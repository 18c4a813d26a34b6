import {
  claimCashback,
  overrideCashbackSettings,
  restoreCashbackSettings,
  showCashbackSummary,
  useShowCashbackSettings,
} from "@backoffice/api-client";
import { FactGroups, useLocale } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { cashbackFacts } from "#entities/player/earning-facts.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { RecordStates } from "#kit/records/record-states.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { restoreReason } from "../restore-reason.ts";
import { CashbackLevels } from "./cashback-levels.tsx";
import { claimReason } from "./claim-reason.ts";

/** A player's cashback: claimable amount, level, settings and actions (money §2, §3). */
export const PlayerWalletCashback = ({
  params: { player: playerCode, operator: opId },
  close,
}: DrawerPanelProps<"player-wallet-cashback">) => {
  const { locale } = useLocale();
  const panels = usePanels();
  const session = useSession();
  const earner = playerCode && opId ? { playerCode, opId } : undefined;
  const inForce = useShowCashbackSettings(
    { body: earner ?? { opId: "" } },
    { enabled: earner !== undefined, staleTime: 0 },
  );
  return (
    <RecordPanel
      noun="cashback"
      read={showCashbackSummary}
      input={earner && { body: earner }}
      close={close}
      json={false}
      head={({ cashbackAvailableToClaimInUSD, cashbacksClaimedInUSD }) => ({
        title: "Cashback",
        subtitle: `Player ${playerCode}`,
        figures: [
          { label: "Available to claim", value: <Amount value={cashbackAvailableToClaimInUSD} currency="USD" /> },
          { label: "Claimed", value: <Amount value={cashbacksClaimedInUSD} currency="USD" /> },
        ],
      })}
      page={() => `/players/${encodeURIComponent(playerCode ?? "")}`}
      actions={(cashback) =>
        earner
          ? [
              {
                label: "Withdrawal history",
                onClick: () => panels.open("cashback-withdrawal-history", { player: earner.playerCode }),
              },
              {
                label: "Override settings",
                reason: lacking(session, overrideCashbackSettings.operation.permission),
                onClick: () => panels.open("override-player-cashback-settings", { player: earner }),
              },
              {
                label: "Restore settings",
                reason: lacking(session, restoreCashbackSettings.operation.permission) ?? restoreReason(inForce),
                onClick: () => panels.open("restore-operator-settings-cashback", { player: earner }),
              },
              {
                label: "Claim cashback",
                primary: true,
                reason: lacking(session, claimCashback.operation.permission) ?? claimReason(cashback, locale),
                onClick: () => panels.open("claim-cashback-confirmation", { player: earner }),
              },
            ]
          : []
      }
    >
      {(cashback) => (
        <>
          <FactGroups groups={[{ items: cashbackFacts(cashback, locale).slice(2) }]} />
          <RecordStates noun="cashback settings" query={inForce} close={close}>
            {(settings) => <CashbackLevels settings={settings} currentLevel={cashback.appliedSettings.currentLevel} />}
          </RecordStates>
        </>
      )}
    </RecordPanel>
  );
};

import {
  overrideAffiliateSettings,
  restoreAffiliateSettings,
  showAffiliateSummary,
  useShowAffiliateSettings,
  withdrawAffiliateProfit,
} from "@backoffice/api-client";
import { FactGroups, useLocale } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { affiliateFacts } from "#entities/player/earning-facts.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { RecordStates } from "#kit/records/record-states.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { restoreReason } from "../restore-reason.ts";
import { settingsFacts } from "#entities/earning-settings/settings-facts.tsx";
import { profitReason } from "./profit-reason.ts";

/** A player's affiliate earnings and settings, with their actions (money §2, §3). */
export const PlayerWalletAffiliate = ({
  params: { player: playerCode, operator: opId },
  close,
}: DrawerPanelProps<"player-wallet-affiliate">) => {
  const { locale } = useLocale();
  const panels = usePanels();
  const session = useSession();
  const player = playerCode && opId ? { playerCode, opId } : undefined;
  const inForce = useShowAffiliateSettings(
    { body: player ?? { opId: "" } },
    { enabled: player !== undefined, staleTime: 0 },
  );
  return (
    <RecordPanel
      noun="affiliate"
      read={showAffiliateSummary}
      input={player && { body: player }}
      close={close}
      json={false}
      head={({ estimatedBalanceInUSD, withdrawMinimumAmountInUSD }) => ({
        title: "Affiliate",
        subtitle: `Player ${playerCode}`,
        figures: [
          { label: "Estimated balance", value: <Amount value={estimatedBalanceInUSD} currency="USD" /> },
          { label: "Minimum withdrawal", value: <Amount value={withdrawMinimumAmountInUSD} currency="USD" /> },
        ],
      })}
      page={() => `/players/${encodeURIComponent(playerCode ?? "")}`}
      actions={(affiliate) =>
        player
          ? [
              {
                label: "Summary report",
                onClick: () => panels.open("affiliate-summary-report", { player: playerCode!, operator: opId! }),
              },
              {
                label: "Override settings",
                reason: lacking(session, overrideAffiliateSettings.operation.permission),
                onClick: () => panels.open("override-affiliate-settings", { player }),
              },
              {
                label: "Restore settings",
                reason: lacking(session, restoreAffiliateSettings.operation.permission) ?? restoreReason(inForce),
                onClick: () => panels.open("restore-operator-settings-affiliate", { player }),
              },
              {
                label: "Withdraw profit",
                primary: true,
                reason:
                  lacking(session, withdrawAffiliateProfit.operation.permission) ?? profitReason(affiliate, locale),
                onClick: () => panels.open("withdraw-profit-confirmation", { player }),
              },
            ]
          : []
      }
    >
      {(affiliate) => (
        <>
          <FactGroups groups={[{ title: "Level", items: affiliateFacts(affiliate, locale).slice(2) }]} />
          <RecordStates noun="affiliate settings" query={inForce} close={close}>
            {({ isOverridden, settings }) => (
              <section className="mt-6 flex flex-col gap-3" aria-label="Settings">
                <FactGroups
                  groups={[
                    {
                      title: isOverridden ? "Settings of this player" : "Operator settings",
                      items: settingsFacts(settings, locale),
                    },
                  ]}
                />
              </section>
            )}
          </RecordStates>
        </>
      )}
    </RecordPanel>
  );
};

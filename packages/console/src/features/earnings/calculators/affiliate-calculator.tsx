import { calculateAffiliateProfit } from "@backoffice/api-client";
import { SectionHeading } from "@backoffice/ui";
import { z } from "zod";
import { GeneralFields, LevelFields, ShareFields } from "#entities/earning-settings/affiliate-settings.fields.tsx";
import {
  affiliateValues,
  generalSchema,
  levelSchema,
  shareSchema,
  type AffiliateSettings,
} from "#entities/earning-settings/affiliate-settings.schema.ts";
import { CalculatorPanel } from "#kit/panels/calculator/calculator-panel.tsx";
import { StatsFields } from "./calculators.fields.tsx";
import { statsSchema, STATS } from "./calculators.schema.ts";
import { ResultLines } from "./result-lines.tsx";

const schema = z.object({
  ...statsSchema.shape,
  ...generalSchema.shape,
  ...levelSchema.shape,
  ...shareSchema.shape,
});

/** Fields of the affiliate profit on one side, the profit on the other; nothing is saved (money §2). */
export const AffiliateCalculator = ({ settings }: { settings: AffiliateSettings }) => {
  const { general, level, share } = affiliateValues(settings);
  return (
    <CalculatorPanel
      title="Affiliate Profit Calculator"
      schema={schema}
      values={{ ...STATS, ...general, ...level, ...share }}
      read={calculateAffiliateProfit}
      input={({
        totalPlayersWagerInUSD,
        totalReferredPlayersPlInUSD,
        totalClaimedBonusAmountInUSD,
        totalCashbacksInUSD,
        ...operator
      }) => ({
        body: {
          config: {
            referredPlayersStats: {
              totalPlayersWagerInUSD,
              totalReferredPlayersPlInUSD,
              totalClaimedBonusAmountInUSD,
              totalCashbacksInUSD,
            },
            settings: operator,
          },
        },
      })}
      waits={() => "Enter the wager and the GGR of the referred players to see the profit."}
      wideFields
      result={(profit) => <ResultLines result={profit} compact />}
    >
      {(values) => (
        <div className="flex flex-col gap-6">
          <section aria-label="Referred Player Stats">
            <SectionHeading level={2} className="mb-3">
              Referred Player Stats
            </SectionHeading>
            <StatsFields values={values} />
          </section>
          <section aria-label="General Settings">
            <GeneralFields />
          </section>
          <section aria-label="Level Settings">
            <SectionHeading level={2} className="mb-3">
              Level Settings
            </SectionHeading>
            <LevelFields />
          </section>
          <section aria-label="Revenue Share Settings">
            <SectionHeading level={2} className="mb-3">
              Revenue Share Settings
            </SectionHeading>
            <ShareFields />
          </section>
        </div>
      )}
    </CalculatorPanel>
  );
};

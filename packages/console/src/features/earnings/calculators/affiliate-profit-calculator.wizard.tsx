import { calculateAffiliateProfit, useGetOperatorSettings } from "@backoffice/api-client";
import { Calculation } from "#kit/panels/calculator/calculation.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import { WizardPanel } from "#kit/panels/wizard/wizard-panel.tsx";
import { RecordStates } from "#kit/records/record-states.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { GeneralFields, LevelFields, ShareFields } from "#entities/earning-settings/affiliate-settings.fields.tsx";
import {
  affiliateValues,
  generalSchema,
  levelSchema,
  shareSchema,
  type AffiliateSettings,
} from "#entities/earning-settings/affiliate-settings.schema.ts";
import { StatsFields } from "./calculators.fields.tsx";
import { PLAIN_SETTINGS, resultSchema, STATS, statsSchema } from "./calculators.schema.ts";
import { ResultLines } from "./result-lines.tsx";

const TITLE = "Affiliate Profit Calculator";

const Steps = ({ settings, close }: { settings: AffiliateSettings; close: () => void }) => {
  const values = affiliateValues(settings);
  return (
    <WizardPanel
      title={TITLE}
      noun="profit"
      schemas={{
        stats: statsSchema,
        general: generalSchema,
        level: levelSchema,
        share: shareSchema,
        profit: resultSchema,
      }}
      steps={{
        stats: {
          label: "Referred Player Stats",
          values: STATS,
          fields: (now) => <StatsFields values={now} />,
        },
        general: { label: "General Settings", values: values.general, fields: () => <GeneralFields /> },
        level: { label: "Level Settings", values: values.level, fields: () => <LevelFields /> },
        share: { label: "Revenue Share Settings", values: values.share, fields: () => <ShareFields /> },
        profit: {
          label: "Calculated Profit",
          values: {},
          fields: (_values, { stats, general, level, share }) => (
            <Calculation
              read={calculateAffiliateProfit}
              input={
                stats && general && level && share
                  ? { body: { config: { referredPlayersStats: stats, settings: { ...general, ...level, ...share } } } }
                  : undefined
              }
              waits="Correct the previous steps to see the profit."
            >
              {(result) => <ResultLines result={result} />}
            </Calculation>
          ),
        },
      }}
      close={close}
    />
  );
};

/** Calculates affiliate profit in five steps; nothing is saved (money §2, §4). */
export const AffiliateProfitCalculator = ({
  params: { opId },
  open,
  close,
}: DialogPanelProps<"affiliate-profit-calculator">) => {
  const query = useGetOperatorSettings({ query: { opId } }, { enabled: opId !== ALL });
  return (
    <DialogFrame open={open} close={close} title={TITLE} size="xl">
      {opId === ALL ? (
        <Steps settings={PLAIN_SETTINGS} close={close} />
      ) : (
        <RecordStates noun="operator's settings" query={query} close={close}>
          {({ affiliates }) => <Steps settings={affiliates} close={close} />}
        </RecordStates>
      )}
    </DialogFrame>
  );
};

import { useOverrideAffiliateSettings, useShowAffiliateSettings } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import { WizardPanel } from "#kit/panels/wizard/wizard-panel.tsx";
import { RecordStates } from "#kit/records/record-states.tsx";
import { GeneralFields, LevelFields, ShareFields } from "#entities/earning-settings/affiliate-settings.fields.tsx";
import {
  affiliateValues,
  generalSchema,
  levelSchema,
  shareSchema,
  type AffiliateSettings,
} from "#entities/earning-settings/affiliate-settings.schema.ts";
import type { Earner } from "../earner.ts";
import { playerRecord } from "#entities/player/player-record.ts";

type StepsProps = { player: Earner; settings: AffiliateSettings; close: () => void };

const Steps = ({ player: { opId, playerCode }, settings, close }: StepsProps) => {
  const values = affiliateValues(settings);
  return (
    <WizardPanel
      title="Override Affiliate Settings"
      subtitle={`Player ${playerCode}`}
      noun="affiliate settings"
      edits
      schemas={{ general: generalSchema, level: levelSchema, share: shareSchema }}
      writes={{ share: useOverrideAffiliateSettings() }}
      steps={{
        general: { label: "General", values: values.general, fields: () => <GeneralFields /> },
        level: { label: "Level", values: values.level, fields: () => <LevelFields /> },
        share: {
          label: "Revenue Share",
          values: values.share,
          fields: () => <ShareFields />,
          nextLabel: "Save All Changes",
          input: ({ general, level, share }) => ({
            body: { opId, playerCode, settings: { ...general, ...level, ...share } },
          }),
          success: "Player's affiliate settings updated!",
          record: playerRecord(playerCode),
        },
      }}
      close={close}
    />
  );
};

/** Overrides the affiliate settings of a player in three steps (money §2, §5). */
export const OverrideAffiliateSettings = ({
  params: { player },
  open,
  close,
}: DialogPanelProps<"override-affiliate-settings">) => {
  const { opId, playerCode } = player;
  const query = useShowAffiliateSettings({ body: { opId, playerCode } }, { staleTime: 0 });
  return (
    <DialogFrame open={open} close={close} title="Override Affiliate Settings" size="xl">
      <RecordStates noun="player's affiliate settings" query={query} close={close}>
        {({ settings }) => <Steps player={player} settings={settings} close={close} />}
      </RecordStates>
    </DialogFrame>
  );
};

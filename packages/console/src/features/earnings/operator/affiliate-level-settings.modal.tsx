import { useGetOperatorSettings, useUpdateAffiliateLevels } from "@backoffice/api-client";
import { useOperatorTitle } from "#entities/operator/operator-titles.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { RecordStates } from "#kit/records/record-states.tsx";
import { LevelFields } from "#entities/earning-settings/affiliate-settings.fields.tsx";
import { levelSchema } from "#entities/earning-settings/affiliate-settings.schema.ts";
import { LEVELS } from "#entities/earning-settings/settings.columns.ts";
import { textsOf } from "#entities/earning-settings/settings.rows.ts";

/** Edits the affiliate levels of an operator (money §2, §5). */
export const AffiliateLevelSettings = ({
  params: { opId },
  open,
  close,
}: DialogPanelProps<"affiliate-level-settings">) => {
  const title = useOperatorTitle(opId);
  const write = useUpdateAffiliateLevels();
  const query = useGetOperatorSettings({ query: { opId } }, { staleTime: 0 });
  return (
    <DialogFrame open={open} close={close} title="Affiliate Level Settings" size="xl">
      <RecordStates noun="operator's settings" query={query} close={close}>
        {({ affiliates }) => (
          <FormPanel
            frame={{ title: "Affiliate Level Settings", subtitle: title }}
            noun="levels"
            schema={levelSchema}
            values={{ levelSettings: textsOf(affiliates.levelSettings, LEVELS) }}
            write={write}
            input={({ levelSettings }) => ({ body: { opId, levelSettings } })}
            success="Affiliate level settings saved."
            record={() => title}
            close={close}
          >
            {() => <LevelFields />}
          </FormPanel>
        )}
      </RecordStates>
    </DialogFrame>
  );
};

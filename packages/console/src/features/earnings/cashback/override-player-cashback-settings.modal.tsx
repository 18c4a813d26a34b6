import {
  type showCashbackSettings,
  useGetOperatorSettings,
  useOverrideCashbackSettings,
  useShowCashbackSettings,
  type Data,
} from "@backoffice/api-client";
import { isDecimal } from "@backoffice/ui/form";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormNotice } from "#kit/panels/form-slots.tsx";
import { RecordStates } from "#kit/records/record-states.tsx";
import { CashbackFields } from "#entities/earning-settings/cashback-settings.fields.tsx";
import { cashbackSchema, cashbackValues, changedRows } from "#entities/earning-settings/cashback-settings.schema.ts";
import type { Earner } from "../earner.ts";
import { LOSSES } from "#entities/earning-settings/settings.columns.ts";
import { textsOf } from "#entities/earning-settings/settings.rows.ts";
import { playerRecord } from "#entities/player/player-record.ts";

type FormProps = {
  player: Earner;
  settings: Data<typeof showCashbackSettings.operation>;
  operators: readonly { lostAmountInUSD: number; percentage: number }[];
  close: () => void;
};

const numbers = (rows: readonly number[]) => rows.map((index) => index + 1).join(", ");

const OverrideForm = ({ player, settings, operators, close }: FormProps) => {
  const { opId, playerCode } = player;
  const theirs = textsOf(operators, LOSSES);
  return (
    <FormPanel
      frame={{ title: "Override Player Cashback Settings", subtitle: `Player ${playerCode}` }}
      noun="cashback settings"
      schema={cashbackSchema}
      values={cashbackValues(settings)}
      write={useOverrideCashbackSettings()}
      input={(valid) => ({
        body: {
          ...valid,
          opId,
          playerCode,
          settingsToOverride: changedRows(textsOf(valid.settings, LOSSES), theirs),
        },
      })}
      success="Player's cashback settings updated!"
      record={() => playerRecord(playerCode)}
      close={close}
    >
      {({ settings: rows }) => {
        const changed = rows.every((row) => LOSSES.every(({ key }) => isDecimal(row[key])))
          ? changedRows(rows, theirs)
          : [];
        return (
          <>
            <FormNotice>
              {changed.length === 0
                ? "All rows match the operator's settings."
                : `Rows that differ from the operator: ${numbers(changed)}.`}
            </FormNotice>
            <CashbackFields />
          </>
        );
      }}
    </FormPanel>
  );
};

/** Overrides the cashback settings of a player (money §2, §5). */
export const OverrideCashbackSettings = ({
  params: { player },
  open,
  close,
}: DialogPanelProps<"override-player-cashback-settings">) => {
  const { opId, playerCode } = player;
  const settings = useShowCashbackSettings({ body: { opId, playerCode } }, { staleTime: 0 });
  const operators = useGetOperatorSettings({ query: { opId } }, { staleTime: 0 });
  return (
    <DialogFrame open={open} close={close} title="Override Player Cashback Settings" size="lg">
      <RecordStates noun="player's cashback settings" query={settings} close={close}>
        {(own) => (
          <RecordStates noun="operator's settings" query={operators} close={close}>
            {({ cashback }) => (
              <OverrideForm player={player} settings={own} operators={cashback.settings} close={close} />
            )}
          </RecordStates>
        )}
      </RecordStates>
    </DialogFrame>
  );
};

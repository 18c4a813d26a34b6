import type { Input, restoreCashbackSettings } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { Writer } from "#kit/submit/writer.ts";
import type { Earner } from "./earner.ts";
import { playerRecord } from "#entities/player/player-record.ts";

type RestoreProps = { params: { player: Earner }; open: boolean; close: () => void };

/** Creates the panel that restores the operator's settings of one kind for a player (money §2). */
export const restoreSettings = (
  kind: "affiliate" | "cashback",
  // Both calls have the same body and response.
  useWrite: () => Writer<Input<typeof restoreCashbackSettings.operation>>,
) => {
  const RestoreSettings = ({ params: { player }, ...panel }: RestoreProps) => {
    const { opId, playerCode } = player;
    return (
      <ConfirmPanel
        {...panel}
        title="Restore Operator Settings"
        verb="Restore"
        noun="operator settings"
        tone="danger"
        irreversible={{ reaches: "record" }}
        write={useWrite()}
        input={{ body: { opId, playerCode } }}
        success="Operator settings restored successfully."
        record={playerRecord(playerCode)}
        failure={{ title: "Unable to Restore" }}
      >
        Delete the {kind} settings of player <strong>{playerCode}</strong>. The settings of{" "}
        <strong>
          <OperatorName opId={opId} />
        </strong>{" "}
        apply from now on.
      </ConfirmPanel>
    );
  };
  return RestoreSettings;
};

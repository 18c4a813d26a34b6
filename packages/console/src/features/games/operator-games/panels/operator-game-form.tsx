import { useUpdateOperatorGame, type components } from "@backoffice/api-client";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { operatorGameKey } from "#entities/game/operator-game-key.ts";
import { OPERATOR_GAME_STATUS } from "#entities/game/operator-game-status.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { statusOptions } from "#kit/words/status-badge.tsx";
import { operatorGameSchema, operatorGameValues } from "./operator-game.schema.ts";

const fields = createFields(operatorGameSchema);

type OperatorGameFormProps = { game: components["schemas"]["OperatorGame"]; close: () => void };

/** Operator settings of a game; read-only without permission, which is named. */
export const OperatorGameForm = ({ game, close }: OperatorGameFormProps) => (
  <FormPanel
    noun="game"
    schema={operatorGameSchema}
    values={operatorGameValues(game)}
    write={useUpdateOperatorGame()}
    input={(set) => ({ body: { dto: { gameId: game.gameId, ...set }, opId: game.opId, gameTitle: game.title } })}
    success="Game updated for operator!"
    record={() => ({ name: `${game.title}, ${game.opTitle}`, drawer: "game-details", id: operatorGameKey(game) })}
    close={close}
  >
    {() => (
      <FieldGroup title={`At ${game.opTitle}`}>
        <fields.IntegerField name="order" label="Order" required help="Order in the lobby. Lower numbers come first." />
        <fields.SelectField name="status" label="Status" required options={statusOptions(OPERATOR_GAME_STATUS)} />
      </FieldGroup>
    )}
  </FormPanel>
);

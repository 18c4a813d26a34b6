import { useUpdateGame, type components } from "@backoffice/api-client";
import { RecordForm } from "#kit/records/record-form.tsx";
import { GameFields } from "./game.fields.tsx";
import { gameSchema, gameValues } from "./game.schema.ts";

/** Form of a game on its page; read-only without permission. */
export const GameForm = ({ game }: { game: components["schemas"]["Game"] }) => (
  <RecordForm
    schema={gameSchema}
    values={gameValues(game)}
    write={useUpdateGame()}
    input={(change) => ({ body: { gameId: game.gameId, ...change } })}
    success="Game updated."
    draftTitle={`Edit game: ${game.title}`}
  >
    {() => <GameFields game={game} />}
  </RecordForm>
);

import {
  ApiError,
  showOperatorGame,
  useUpdateOperatorGame,
  type components,
  type Input,
  type updateOperatorGame,
} from "@backoffice/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { OPERATOR_GAME_STATUS } from "#entities/game/operator-game-status.ts";
import { statusLabel } from "#kit/words/status-badge.tsx";

type OperatorGame = components["schemas"]["OperatorGame"];
type Change = Input<typeof updateOperatorGame.operation>;

const changedBySomebody = ({ updatedBy, status, order }: OperatorGame) => {
  const state = statusLabel(status, OPERATOR_GAME_STATUS).toLowerCase();
  const said = `${updatedBy ?? "Somebody"} has changed this game in the meantime: it is ${state} now, at place ${order}. Save again if what you have chosen is still right.`;
  return new ApiError(said, { kind: "refused", outcome: "rejected", messages: [said] });
};

/**
 * Saves what an operator has set for a game. The call knows no versions: what a colleague has set since `shown` was
 * read is looked up first, and said instead of overwritten; the form behind then starts from that.
 */
export const useSaveOperatorGame = (shown: OperatorGame) => {
  const client = useQueryClient();
  const { send, ...write } = useUpdateOperatorGame();
  return {
    ...write,
    send: async (change: Change): Promise<unknown> => {
      const { opId, gameId } = shown;
      const now = await client
        .query({ ...showOperatorGame.options({ body: { opId, gameId } }), staleTime: 0 })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          // Nothing has been sent yet, whatever became of the question.
          const { kind, messages } = error;
          throw new ApiError(error.message, { kind, messages, outcome: "not-sent", cause: error });
        });
      if (now.status !== shown.status || now.order !== shown.order) throw changedBySomebody(now);
      return send(change);
    },
  };
};

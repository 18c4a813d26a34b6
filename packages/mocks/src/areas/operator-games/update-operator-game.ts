import type { Input } from "@backoffice/api-client/contract";
import { putSetting, settingOf } from "./game-settings.ts";
import type { Operations } from "../../request/handler.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import { scopeOf } from "../../session/visible.ts";
import type { Actor } from "../../commands/actor.ts";
import { displayName } from "../../session/display-name.ts";
import { addGameLog } from "../games/add-game-log.ts";
import { operatorGame, type OperatorGameRow } from "./operator-game.ts";
import type { GameSettingRow } from "../games/games-tables.ts";

type Body = Input<Operations["updateOperatorGame"]>["body"];

/** Sets the status and order of a game at one operator (shell §3, §4). */
export const updateOperatorGame = (
  actor: Actor,
  { opId, dto: { gameId, order, status }, gameTitle }: Body,
): OperatorGameRow => {
  const { db, account, clock } = actor;
  if (opId === "*") throw Refusal.ofFields({ opId: "Please select an operator." });
  scopeOf(db, account, opId);
  const game = existing(db.games.games.get(gameId), "This game does not exist.");
  const before = settingOf(db, opId, gameId);
  const setting: GameSettingRow = {
    status,
    order,
    updatedAt: new Date(clock.now()).toISOString(),
    updatedBy: displayName(account),
  };
  putSetting(db, opId, gameId, setting);
  addGameLog(actor, {
    subtype: "OPERATOR_GAME_UPDATED",
    text: `changed ${gameTitle} for ${db.operators.get(opId)?.title ?? opId}`,
    about: { gameId, gameTitle, opId },
    logMeta: {
      before: { gameId, status: before.status, order: before.order },
      after: { gameId, status, order },
    },
  });
  return operatorGame(db.operators.get(opId)!, game, setting);
};

import type { components } from "@backoffice/api-client/contract";
import { putSetting, settingOf, settingsOf } from "../operator-games/game-settings.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import { isPlatform } from "../../session/permissions-of.ts";
import { scopeOf } from "../../session/visible.ts";
import type { Actor } from "../../commands/actor.ts";
import { displayName } from "../../session/display-name.ts";
import { addGameLog } from "./add-game-log.ts";
import { cmsStatus } from "../operator-games/operator-game.ts";
import type { GameRow } from "./games-tables.ts";

type Schemas = components["schemas"];
type Switched = { count: number };

const VERBS = { ENABLED: "enabled", DISABLED: "disabled" } as const;
export type SwitchTo = keyof typeof VERBS;

const now = ({ clock }: Actor) => new Date(clock.now()).toISOString();

const put = (actor: Actor, opId: string, gameId: string, to: SwitchTo) =>
  putSetting(actor.db, opId, gameId, {
    ...settingOf(actor.db, opId, gameId),
    status: to === "ENABLED" ? "ACTIVE" : "DISABLED",
    updatedAt: now(actor),
    updatedBy: displayName(actor.account),
  });

const onPlatform = (actor: Actor, game: GameRow, to: SwitchTo): string | undefined => {
  if (game.status === to) return `${game.title} is already ${VERBS[to]}.`;
  const changed = { ...game, status: to, updatedAt: now(actor), updatedBy: displayName(actor.account) };
  actor.db.games.games.set(game.gameId, changed);
  return undefined;
};

const atOperator = (actor: Actor, opId: string, game: GameRow, to: SwitchTo): string | undefined => {
  const setting = settingOf(actor.db, opId, game.gameId);
  if (to === "ENABLED" && game.status === "DISABLED") return `${game.title} is disabled on the platform.`;
  if (to === "ENABLED" && setting.status === "DEPRECATE") return `${game.title} is deprecated for this operator.`;
  if (cmsStatus(setting) === to) return `${game.title} is already ${VERBS[to]}.`;
  put(actor, opId, game.gameId, to);
  return undefined;
};

/** Enables or disables a game for one operator or (`*`) for the whole platform. */
export const switchGame = (actor: Actor, { gameId, opId }: Schemas["GameSwitch"], to: SwitchTo): Switched => {
  const { db, account } = actor;
  if (opId === "*" && !isPlatform(account.role))
    throw new Refusal(403, "Only platform staff can enable or disable a game for everybody.");
  scopeOf(db, account, opId);
  const game = existing(db.games.games.get(gameId), "This game does not exist.");
  const before = opId === "*" ? game.status : settingOf(db, opId, gameId).status;
  const reason = opId === "*" ? onPlatform(actor, game, to) : atOperator(actor, opId, game, to);
  if (reason) throw new Refusal(400, reason);
  const after = opId === "*" ? to : settingOf(db, opId, gameId).status;
  const where = opId === "*" ? "" : ` for ${db.operators.get(opId)?.title ?? opId}`;
  addGameLog(actor, {
    subtype: to === "ENABLED" ? "GAME_ENABLED" : "GAME_DISABLED",
    text: `${VERBS[to]} ${game.title}${where}`,
    about: { gameId, gameTitle: game.title, opId },
    logMeta: { before: { gameId, status: before }, after: { gameId, status: after } },
  });
  return { count: 1 };
};

/**
 * Enables or disables an operator's games of an aggregator or one of its providers; games that cannot be switched stay.
 */
export const switchGamesByAggregator = (
  actor: Actor,
  { aggregator, opId, providerId }: Schemas["AggregatorGameSwitch"],
  to: SwitchTo,
): Switched => {
  const { db, account } = actor;
  if (opId === "*") throw Refusal.ofFields({ opId: "Please select an operator." });
  scopeOf(db, account, opId);
  if (providerId !== "ALL" && !db.games.providers.has(providerId))
    throw Refusal.ofFields({ providerId: "This provider does not exist." });
  const { peek } = settingsOf(db, opId);
  const changing = [...db.games.games.values()].filter((game) => {
    if (game.aggregator !== aggregator || (providerId !== "ALL" && game.providerId !== providerId)) return false;
    const setting = peek(game.gameId);
    if (to === "ENABLED" && (game.status === "DISABLED" || setting.status === "DEPRECATE")) return false;
    return cmsStatus(setting) !== to;
  });
  for (const game of changing) put(actor, opId, game.gameId, to);
  addGameLog(actor, {
    subtype: to === "ENABLED" ? "GAMES_ENABLED" : "GAMES_DISABLED",
    text: `${VERBS[to]} ${changing.length} games of ${aggregator} for ${db.operators.get(opId)?.title ?? opId}`,
    about: { gameId: null, gameTitle: null, opId, aggregator, providerId, count: changing.length },
    logMeta: { before: null, after: null },
  });
  return { count: changing.length };
};

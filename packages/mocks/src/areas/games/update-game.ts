import type { components } from "@backoffice/api-client/contract";
import { snapshotOf } from "./game-snapshot.ts";
import { refuseFields, existing, type FieldMessages } from "../../request/refusal.ts";
import type { Actor } from "../../commands/actor.ts";
import { displayName } from "../../session/display-name.ts";
import { addGameLog } from "./add-game-log.ts";
import type { GameRow } from "./games-tables.ts";

type Change = components["schemas"]["GameChange"];

/** Error messages for references of a game that do not exist: categories, tags, jurisdictions, provider. */
const messages = ({ db }: Actor, change: Change): FieldMessages => {
  const { categories, tags, jurisdictions, providers } = db.games;
  const fields: FieldMessages = {};
  const check = (field: "categories" | "tags" | "jurisdictions", known: Set<string>, noun: string) => {
    for (const it of change[field] ?? []) if (!known.has(it)) fields[field] = `There is no ${noun} ${it}.`;
  };
  check("categories", new Set([...categories.values()].map((it) => it.slug)), "category");
  check("tags", new Set([...tags.values()].map((it) => it.slug)), "tag");
  check("jurisdictions", new Set([...jurisdictions.values()].map((it) => it.code)), "jurisdiction");
  if (change.title?.trim() === "") fields["title"] = "The title is required.";
  if (change.providerId !== undefined && !providers.has(change.providerId))
    fields["providerId"] = "This provider does not exist.";
  return fields;
};

/** Changes a game of the catalogue, and logs its fields before and after. */
export const updateGame = (actor: Actor, change: Change): GameRow => {
  const { games, providers } = actor.db.games;
  const game = existing(games.get(change.gameId), "This game does not exist.");
  const fields = messages(actor, change);
  refuseFields(fields);
  const changed: GameRow = {
    ...game,
    ...change,
    provider: providers.get(change.providerId ?? game.providerId)?.displayName.en ?? game.provider,
    updatedAt: new Date(actor.clock.now()).toISOString(),
    updatedBy: displayName(actor.account),
  };
  games.set(game.gameId, changed);
  addGameLog(actor, {
    subtype: "GAME_UPDATED",
    text: `changed ${changed.title}`,
    about: { gameId: game.gameId, gameTitle: changed.title, opId: "*" },
    logMeta: { before: snapshotOf(game), after: snapshotOf(changed) },
  });
  return changed;
};

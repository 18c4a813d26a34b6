import { createGameProvider, updateGameProvider } from "./save-game-provider.ts";
import { withGamesCount, visibleEntries } from "./counted-games.ts";
import { autocomplete } from "../../request/autocomplete.ts";
import { labelCalls, labelTexts } from "./game-labels.ts";
import type { Call, AreaHandlers, Operations } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import type { GameProviderRow } from "./games-tables.ts";

const categories = labelCalls({
  table: (games) => games.categories,
  key: "slug",
  noun: "category",
  of: (game) => game.categories,
});
const tags = labelCalls({ table: (games) => games.tags, key: "slug", noun: "tag", of: (game) => game.tags });
const jurisdictions = labelCalls({
  table: (games) => games.jurisdictions,
  key: "code",
  noun: "jurisdiction",
  of: (game) => game.jurisdictions,
});

type Where = Omit<Call<Operations["showGameOriginalProvider"]>, "input">;

const ofGames = { of: (game: { providerId: string }) => [game.providerId], key: (row: GameProviderRow) => row.id };

/** A provider as calls answer it: with its number of games, and its name also as `title`. */
const withTitle = <Row extends GameProviderRow>(row: Row) => ({ ...row, title: row.displayName });
const told = ({ db }: Where, row: GameProviderRow) => withTitle(withGamesCount(db, { ...ofGames, rows: [row] })[0]!);

const providers = (where: Where, asked: { opId?: string | undefined; includeBrands?: boolean | undefined }) => {
  const rows = visibleEntries(where, asked, { ...ofGames, rows: where.db.games.providers.values() });
  return rows.map(withTitle);
};
const textsOf = (row: GameProviderRow) => [row.id, row.slug, ...row.aliases, ...Object.values(row.displayName)];

export const gameCatalogue = {
  saveGameCategory: categories.save,
  listGameCategories: categories.list,
  showGameCategory: categories.show,

  saveGameTag: tags.save,
  listGameTags: tags.list,
  showGameTag: tags.show,

  saveGameJurisdiction: jurisdictions.save,
  listGameJurisdictions: jurisdictions.list,
  showGameJurisdiction: jurisdictions.show,
  searchGameJurisdictions: (call) => {
    const rows = jurisdictions.all(call, call.input.body);
    return autocomplete(rows, call.input.body.search, labelTexts("code"));
  },

  createGameOriginalProvider: (call) => told(call, createGameProvider(call, call.input.body)),
  updateGameOriginalProvider: (call) => told(call, updateGameProvider(call, call.input.body)),
  listGameOriginalProviders: (call) => {
    const rows = providers(call, call.input.body);
    return list(call, rows, {
      search: textsOf,
      sorts: {
        displayName: (row) => row.displayName.en.toLowerCase(),
      },
    });
  },
  searchGameOriginalProviders: (call) => {
    const rows = providers(call, call.input.body);
    return autocomplete(rows, call.input.body.search, textsOf);
  },
  showGameOriginalProvider: (call) => {
    const rows = providers(call, {});
    return existing(
      rows.find((row) => row.id === call.input.body.id),
      "This provider does not exist.",
    );
  },
} satisfies AreaHandlers;

import { saveGameLabel, type LabelDraft, type LabelKey, type LabelRow } from "./save-game-label.ts";
import { withGamesCount, visibleEntries, type EntryKeysOf } from "./counted-games.ts";
import type { Call, Operations } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import type { GamesTables } from "./games-tables.ts";

type Labels<Key extends LabelKey> = {
  table: (games: GamesTables) => Map<string, LabelRow<Key>>;
  key: Key;
  /** Noun for an entry in messages: "category". */
  noun: string;
  of: EntryKeysOf;
};

type Context = Omit<Call<Operations["listGameTags"]>, "input">;
type Scope = { opId?: string | undefined; includeBrands?: boolean | undefined };

/** The texts that a search looks in: the slug or code, and the title in every language. */
export const labelTexts =
  <Key extends LabelKey>(key: Key) =>
  (row: LabelRow<Key>): string[] => [row[key], ...Object.values(row.title)];

/** The list, show and save calls of a catalogue whose entries have a slug or code and translated titles and texts. */
export const labelCalls = <Key extends LabelKey>({ table, key, noun, of }: Labels<Key>) => {
  const keyOf = (row: LabelRow<Key>) => row[key];
  /** All entries that the account may see, with their numbers of games. */
  const all = (context: Context, scope: Scope) =>
    visibleEntries(context, scope, { rows: table(context.db.games).values(), of, key: keyOf });
  return {
    all,
    save: (call: Context & { input: { body: LabelDraft<Key> } }) => {
      const row = saveGameLabel(call, { table: table(call.db.games), key, noun }, call.input.body);
      return withGamesCount(call.db, { rows: [row], of, key: keyOf })[0]!;
    },
    list: (call: Call<Operations["listGameTags"]>) => {
      const rows = all(call, call.input.body);
      return list(call, rows, {
        search: labelTexts(key),
        sorts: {
          slug: keyOf,
          title: (row) => row.title.en.toLowerCase(),
        },
      });
    },
    show: (call: Context & { input: { body: { uuid: string } } }) => {
      const rows = all(call, {});
      return existing(
        rows.find((row) => row.uuid === call.input.body.uuid),
        `This ${noun} does not exist.`,
      );
    },
  };
};

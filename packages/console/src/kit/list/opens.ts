import type { PanelId, PanelParams } from "#kit/panels/definition/panel-params.ts";

/** Target of a list's rows: a panel, whose parameter holds the row's id, … */
type PanelOfRow = { [Id in PanelId]: { panel: Id; param: keyof PanelParams[Id] & string } }[PanelId];

/** … or a page, its path with the row's fields in braces; `keep` are fields that its query string has too, … */
type PageOfRow<Row> = {
  page: `/${string}{${keyof Row & string}}${string}`;
  keep?: readonly (keyof Row & string)[];
};

/** … or a list of records that belong to the row. */
type ListOfRow<Row> = { page: `/${string}`; keep: readonly [keyof Row & string, ...(keyof Row & string)[]] };

export type Opens<Row> = PanelOfRow | PageOfRow<Row> | ListOfRow<Row>;

/** The path of a row's page: `/bets/{betId}` of the bet 7 is `/bets/7`. */
export const pathOf = (path: string, row: object): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((row as Record<string, unknown>)[name])),
  );

/** The fields of a row in the query string of its page. */
export const keptOf = (names: readonly string[], row: object): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, String((row as Record<string, unknown>)[name])]));

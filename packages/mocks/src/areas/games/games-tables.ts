import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

/** Rows of the catalogue; the number of games is counted when they are read. */
export type GameLabelRow = Omit<Schemas["GameLabel"], "gamesCount">;

export type GameJurisdictionRow = Omit<Schemas["GameJurisdiction"], "gamesCount">;
export type GameProviderRow = Omit<Schemas["GameOriginalProvider"], "gamesCount" | "title">;
export type GameRow = Schemas["Game"];
export type GameLogRow = Schemas["GameLog"];
export type Aggregator = Schemas["GameAggregator"];

/** The setting of a game at an operator. */
export type GameSettingRow = Pick<Schemas["OperatorGame"], "status" | "order" | "updatedAt" | "updatedBy">;

export type GamesTables = {
  categories: Map<string, GameLabelRow>;
  tags: Map<string, GameLabelRow>;
  jurisdictions: Map<string, GameJurisdictionRow>;
  /** By id. */
  providers: Map<string, GameProviderRow>;
  games: Map<string, GameRow>;
  /**
   * By operator or brand, then by game: settings changed after seeding. Read them with `settingOf`, which adds the
   * seeded ones.
   */
  settings: Map<string, Map<string, GameSettingRow>>;
  logs: Map<string, GameLogRow>;
  /** Games of each aggregator that were not fetched yet. */
  arriving: Map<Aggregator, GameRow[]>;
};

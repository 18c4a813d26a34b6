import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

/** Rows of the catalogue; how many games carry them is counted when they are read. */
export type GameLabelRow = Omit<Schemas["GameLabel"], "gamesCount">;

export type GameJurisdictionRow = Omit<Schemas["GameJurisdiction"], "gamesCount">;
export type GameProviderRow = Omit<Schemas["GameOriginalProvider"], "gamesCount" | "title">;
export type GameRow = Schemas["Game"];
export type GameLogRow = Schemas["GameLog"];
export type Aggregator = Schemas["GameAggregator"];

/** What somebody has set for a game at an operator. */
export type GameSettingRow = Pick<Schemas["OperatorGame"], "status" | "order" | "updatedAt" | "updatedBy">;

export type GamesTables = {
  categories: Map<string, GameLabelRow>;
  tags: Map<string, GameLabelRow>;
  jurisdictions: Map<string, GameJurisdictionRow>;
  /** By id. */
  providers: Map<string, GameProviderRow>;
  games: Map<string, GameRow>;
  /** By operator or brand, then by game: what was set after the seed. `settingOf` knows the rest. */
  settings: Map<string, Map<string, GameSettingRow>>;
  logs: Map<string, GameLogRow>;
  /** Games that an aggregator has and that were not fetched yet. */
  arriving: Map<Aggregator, GameRow[]>;
};

// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listSportFreebets: ReadShape = {
  rows: "items",
  total: "metadata.totalItems",
  fields: [
    { name: "id", kind: "id", help: "ID" },
    { name: "name", kind: "text", help: "Name" },
    { name: "isEnable", kind: "boolean", label: "Enabled", list: "shown", help: "Whether it can be given" },
    { name: "type", kind: "choice", help: "Credited amount", values: ["FREEBET", "NO_RISK"], open: true },
    { name: "stage", kind: "integer", help: "1 before the match, 2 during it, 3 both", open: true },
    { name: "fromTime", kind: "epoch", help: "Good from" },
    { name: "toTime", kind: "epoch", help: "Good until" },
    { name: "daysToUse", kind: "integer", help: "Days that a player has to use it" },
    { name: "disciplines", kind: "list", help: "Sports it may be used on" },
    { name: "freebetData", kind: "object", help: "The bets that a template gives", fields: [{ name: "minSelection", kind: "integer", help: "Minimum number of selections" }, { name: "maxSelection", kind: "integer", help: "Selections a bet has at most" }, { name: "minOdd", kind: "decimal", help: "Lowest odd of a selection" }, { name: "maxOdd", kind: "decimal", help: "Highest odd of a selection" }, { name: "currency", kind: "code", help: "Currency of the bet amount", ref: "currency" }, { name: "betAmount", kind: "money", help: "Stake of each bet", currency: "currency" }, { name: "betCount", kind: "integer", help: "Number of free bets" }, { name: "maxWinCurrency", kind: "code", help: "Currency of the highest win" }, { name: "maxWin", kind: "money", help: "Highest win of a bet", currency: "maxWinCurrency" }] },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "query" },
    { name: "itemsPerPage", kind: "integer", in: "query" },
    { name: "search", kind: "text", in: "query" },
    { name: "isEnable", kind: "boolean", label: "Enabled", in: "query" },
    { name: "stage", kind: "integer", help: "1 before the match, 2 during it, 3 both", open: true, in: "query" },
    { name: "discipline", kind: "text", in: "query" },
  ],
  sortBy: ["id", "name", "isEnable", "betAmount", "betCount", "fromTime", "toTime", "stage"],
};

export const showSportFreebet: ReadShape = {
  fields: [
    { name: "id", kind: "id", help: "ID" },
    { name: "name", kind: "text", help: "Name" },
    { name: "isEnable", kind: "boolean", label: "Enabled", list: "shown", help: "Whether it can be given" },
    { name: "type", kind: "choice", help: "Credited amount", values: ["FREEBET", "NO_RISK"], open: true },
    { name: "stage", kind: "integer", help: "1 before the match, 2 during it, 3 both", open: true },
    { name: "fromTime", kind: "epoch", help: "Good from" },
    { name: "toTime", kind: "epoch", help: "Good until" },
    { name: "daysToUse", kind: "integer", help: "Days that a player has to use it" },
    { name: "disciplines", kind: "list", help: "Sports it may be used on" },
    { name: "freebetData", kind: "object", help: "The bets that a template gives", fields: [{ name: "minSelection", kind: "integer", help: "Minimum number of selections" }, { name: "maxSelection", kind: "integer", help: "Selections a bet has at most" }, { name: "minOdd", kind: "decimal", help: "Lowest odd of a selection" }, { name: "maxOdd", kind: "decimal", help: "Highest odd of a selection" }, { name: "currency", kind: "code", help: "Currency of the bet amount", ref: "currency" }, { name: "betAmount", kind: "money", help: "Stake of each bet", currency: "currency" }, { name: "betCount", kind: "integer", help: "Number of free bets" }, { name: "maxWinCurrency", kind: "code", help: "Currency of the highest win" }, { name: "maxWin", kind: "money", help: "Highest win of a bet", currency: "maxWinCurrency" }] },
  ],
  input: [
    { name: "id", kind: "id", help: "ID of the template", in: "body", required: true },
  ],
  sortBy: [],
};

export const listAppliedFreebets: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "id", kind: "id", help: "ID" },
    { name: "templateId", kind: "id", help: "ID of the template", ref: "freebet" },
    { name: "playerId", kind: "id", help: "ID of the player", ref: "player-id" },
    { name: "playerCode", kind: "code", help: "Code that staff use for the player", ref: "player" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The player's operator or brand", ref: "operator" },
    { name: "activationDate", kind: "epoch", help: "Given at" },
    { name: "name", kind: "text", help: "Name of the template" },
    { name: "type", kind: "choice", help: "Credited amount", values: ["FREEBET", "NO_RISK"], open: true },
    { name: "stage", kind: "integer", help: "1 before the match, 2 during it, 3 both", open: true },
    { name: "fromTime", kind: "epoch", help: "Good from" },
    { name: "toTime", kind: "epoch", help: "Good until" },
    { name: "disciplines", kind: "list", help: "Sports it may be used on" },
    { name: "freebetData", kind: "object", help: "The free bets given to the player", fields: [{ name: "minSelection", kind: "integer", help: "Minimum number of selections" }, { name: "maxSelection", kind: "integer", help: "Selections a bet has at most" }, { name: "minOdd", kind: "decimal", help: "Lowest odd of a selection" }, { name: "maxOdd", kind: "decimal", help: "Highest odd of a selection" }, { name: "currency", kind: "code", help: "Currency of the amounts", ref: "currency" }, { name: "betAmount", kind: "money", help: "Stake of each bet", currency: "currency" }, { name: "betCount", kind: "integer", help: "Number of free bets" }, { name: "maxWin", kind: "money", help: "Highest win of a bet", currency: "currency" }] },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "includeBrands", kind: "boolean", help: "Whether the players of an operator's brands are listed too", in: "body" },
    { name: "playerId", kind: "id", help: "One player's only", ref: "player-id", in: "body" },
    { name: "playerCode", kind: "code", help: "One player's only, by code", ref: "player", in: "body" },
    { name: "templateId", kind: "id", help: "Only of this template", ref: "freebet", in: "body" },
    { name: "search", kind: "text", help: "Part of the ID or of the name", in: "body" },
  ],
  sortBy: ["id", "activationDate", "name", "playerCode", "toTime"],
};

export const showAppliedFreebet: ReadShape = {
  fields: [
    { name: "id", kind: "id", help: "ID" },
    { name: "templateId", kind: "id", help: "ID of the template", ref: "freebet" },
    { name: "playerId", kind: "id", help: "ID of the player", ref: "player-id" },
    { name: "playerCode", kind: "code", help: "Code that staff use for the player", ref: "player" },
    { name: "opId", kind: "id", label: "Operator", list: "shown", help: "The player's operator or brand", ref: "operator" },
    { name: "activationDate", kind: "epoch", help: "Given at" },
    { name: "name", kind: "text", help: "Name of the template" },
    { name: "type", kind: "choice", help: "Credited amount", values: ["FREEBET", "NO_RISK"], open: true },
    { name: "stage", kind: "integer", help: "1 before the match, 2 during it, 3 both", open: true },
    { name: "fromTime", kind: "epoch", help: "Good from" },
    { name: "toTime", kind: "epoch", help: "Good until" },
    { name: "disciplines", kind: "list", help: "Sports it may be used on" },
    { name: "freebetData", kind: "object", help: "The free bets given to the player", fields: [{ name: "minSelection", kind: "integer", help: "Minimum number of selections" }, { name: "maxSelection", kind: "integer", help: "Selections a bet has at most" }, { name: "minOdd", kind: "decimal", help: "Lowest odd of a selection" }, { name: "maxOdd", kind: "decimal", help: "Highest odd of a selection" }, { name: "currency", kind: "code", help: "Currency of the amounts", ref: "currency" }, { name: "betAmount", kind: "money", help: "Stake of each bet", currency: "currency" }, { name: "betCount", kind: "integer", help: "Number of free bets" }, { name: "maxWin", kind: "money", help: "Highest win of a bet", currency: "currency" }] },
  ],
  input: [
    { name: "id", kind: "id", help: "ID of the freebet", in: "body", required: true },
  ],
  sortBy: [],
};

import type { components } from "@backoffice/api-client/contract";
import type { AreaTables } from "./area-tables.ts";
import type { BankAccountRow } from "../areas/banks/bank-account-row.ts";
import type { BankRow } from "../areas/banks/bank-row.ts";
import type { OperatorRow } from "../areas/operators/operator-row.ts";
import type { PlayerRow } from "../areas/players/player-row.ts";

type Schemas = components["schemas"];

/** The answer, given or under way, to a write with an Idempotency-Key. */
type IdempotentAnswer = { request: string; answer: Promise<{ status: number; body: string }> };

/**
 * The tables. Rows are immutable: a command replaces a row by a new one, so rows that were returned earlier do not
 * change.
 */
export type Db = AreaTables & {
  /** Operators, each followed by its brands. */
  operators: Map<string, OperatorRow>;
  banks: Map<string, BankRow>;
  bankAccounts: Map<string, BankAccountRow>;
  players: Map<string, PlayerRow>;
  /** Null while nobody quotes it. */
  rates: Record<string, number | null>;
  /** When a rate was quoted, where that is not now: ISO 8601, by currency. */
  ratesQuotedAt: Record<string, string>;
  notifications: Schemas["GeneralNotification"][];
  tooltips: Record<string, string>;
  /** By `<account id> <operation id> <Idempotency-Key>`. */
  idempotentAnswers: Map<string, IdempotentAnswer>;
};

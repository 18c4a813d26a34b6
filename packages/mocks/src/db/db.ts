import type { components } from "@backoffice/api-client/contract";
import type { ActivityTables } from "./tables/activity-tables.ts";
import type { AffiliateTables } from "./tables/affiliate-tables.ts";
import type { BankAccountRow } from "./tables/bank-account-row.ts";
import type { BankRow } from "./tables/bank-row.ts";
import type { BetsTables } from "./tables/bets-tables.ts";
import type { BillingTables } from "./tables/billing-tables.ts";
import type { BonusTables } from "./tables/bonus-tables.ts";
import type { CashbackTables } from "./tables/cashback-tables.ts";
import type { CmsBlocksTables } from "./tables/cms-blocks-tables.ts";
import type { CmsSiteTables } from "./tables/cms-site-tables.ts";
import type { CmsTables } from "./tables/cms-tables.ts";
import type { CmsV1Tables } from "./tables/cms-v1-tables.ts";
import type { CryptoNetworksTables } from "./tables/crypto-networks-tables.ts";
import type { DeveloperTables } from "./tables/developer-tables.ts";
import type { DomainsTables } from "./tables/domains-tables.ts";
import type { FlowsTables } from "./tables/flows-tables.ts";
import type { FreebetsTables } from "./tables/freebets-tables.ts";
import type { GamesTables } from "./tables/games-tables.ts";
import type { HostnamesTables } from "./tables/hostnames-tables.ts";
import type { KycTables } from "./tables/kyc-tables.ts";
import type { OperatorRow } from "./tables/operator-row.ts";
import type { OperatorTables } from "./tables/operator-tables.ts";
import type { PartnersTables } from "./tables/partners-tables.ts";
import type { PaymentsTables } from "./tables/payments-tables.ts";
import type { PlayerRecordsTables } from "./tables/player-records-tables.ts";
import type { PlayerRow } from "./tables/player-row.ts";
import type { ReportsTables } from "./tables/reports-tables.ts";
import type { SignInTables } from "./tables/sign-in-tables.ts";
import type { StaffTables } from "./tables/staff-tables.ts";
import type { SupportTables } from "./tables/support-tables.ts";
import type { SystemTables } from "./tables/system-tables.ts";
import type { TournamentsTables } from "./tables/tournaments-tables.ts";
import type { TransactionsTables } from "./tables/transactions-tables.ts";
import type { TranslationsTables } from "./tables/translations-tables.ts";

type Schemas = components["schemas"];

/** The answer, given or under way, to a write with an Idempotency-Key. */
type IdempotentAnswer = { request: string; answer: Promise<{ status: number; body: string }> };

/** The tables by area; an area is seeded when it is first read. */
export type AreaTables = {
  domains: DomainsTables;
  hostnames: HostnamesTables;
  developer: DeveloperTables;
  staff: StaffTables;
  operatorAdmin: OperatorTables;
  signIn: SignInTables;
  activities: ActivityTables;
  support: SupportTables;
  translations: TranslationsTables;
  flows: FlowsTables;
  system: SystemTables;
  cms: CmsTables;
  cmsSite: CmsSiteTables;
  cmsBlocks: CmsBlocksTables;
  cmsV1: CmsV1Tables;
  games: GamesTables;
  cryptoNetworks: CryptoNetworksTables;
  freebets: FreebetsTables;
  bets: BetsTables;
  transactions: TransactionsTables;
  payments: PaymentsTables;
  kyc: KycTables;
  playerRecords: PlayerRecordsTables;
  partners: PartnersTables;
  affiliate: AffiliateTables;
  cashback: CashbackTables;
  billing: BillingTables;
  bonus: BonusTables;
  tournaments: TournamentsTables;
  reports: ReportsTables;
};

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

import type { components } from "@backoffice/api-client/contract";
import type { ActivityTables } from "../areas/activity/activity-tables.ts";
import type { AffiliateTables } from "../areas/affiliate/affiliate-tables.ts";
import type { BankAccountRow } from "../areas/banks/bank-account-row.ts";
import type { BankRow } from "../areas/banks/bank-row.ts";
import type { BetsTables } from "../areas/bets/bets-tables.ts";
import type { BillingTables } from "../areas/billing/billing-tables.ts";
import type { BonusTables } from "../areas/bonus/bonus-tables.ts";
import type { CashbackTables } from "../areas/cashback/cashback-tables.ts";
import type { CmsBlocksTables } from "../areas/cms/cms-blocks-tables.ts";
import type { CmsSiteTables } from "../areas/cms/cms-site-tables.ts";
import type { CmsTables } from "../areas/cms/cms-tables.ts";
import type { CmsV1Tables } from "../areas/cms/cms-v1-tables.ts";
import type { CryptoNetworksTables } from "../areas/gateways/crypto-networks-tables.ts";
import type { DeveloperTables } from "../areas/developer/developer-tables.ts";
import type { DomainsTables } from "../areas/domains/domains-tables.ts";
import type { FlowsTables } from "../areas/flows/flows-tables.ts";
import type { FreebetsTables } from "../areas/freebets/freebets-tables.ts";
import type { GamesTables } from "../areas/games/games-tables.ts";
import type { HostnamesTables } from "../areas/hostnames/hostnames-tables.ts";
import type { KycTables } from "../areas/kyc/kyc-tables.ts";
import type { OperatorRow } from "../areas/operators/operator-row.ts";
import type { OperatorTables } from "../areas/operators/operator-tables.ts";
import type { PartnersTables } from "../areas/partners/partners-tables.ts";
import type { PaymentsTables } from "../areas/gateways/payments-tables.ts";
import type { PlayerRecordsTables } from "../areas/players/player-records-tables.ts";
import type { PlayerRow } from "../areas/players/player-row.ts";
import type { ReportsTables } from "../areas/reports/reports-tables.ts";
import type { SignInTables } from "../areas/sign-in/sign-in-tables.ts";
import type { StaffTables } from "../areas/staff/staff-tables.ts";
import type { SupportTables } from "../areas/support/support-tables.ts";
import type { SystemTables } from "../areas/system/system-tables.ts";
import type { TournamentsTables } from "../areas/tournaments/tournaments-tables.ts";
import type { TransactionsTables } from "../areas/transactions/transactions-tables.ts";
import type { TranslationsTables } from "../areas/translations/translations-tables.ts";

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

import type { components } from "@backoffice/api-client/contract";
import type { PaymentsTables, TransactionsTables } from "./payment-rows.ts";
import type { ActivityTables } from "./seed-activities.ts";
import type { AffiliateTables } from "./seed-affiliate.ts";
import type { BetsTables } from "./seed-bets.ts";
import type { BillingTables } from "./seed-billing.ts";
import type { BonusTables } from "./seed-bonus.ts";
import type { CashbackTables } from "./seed-cashback.ts";
import type { CmsBlocksTables } from "./seed-cms-blocks.ts";
import type { CmsSiteTables } from "./seed-cms-site.ts";
import type { CmsV1Tables } from "./seed-cms-v1.ts";
import type { CmsTables } from "./seed-cms.ts";
import type { CryptoNetworksTables } from "./seed-crypto-networks.ts";
import type { DeveloperTables } from "./seed-developer.ts";
import type { DomainsTables } from "./seed-domains.ts";
import type { FlowsTables } from "./seed-flows.ts";
import type { FreebetsTables } from "./seed-freebets.ts";
import type { GamesTables } from "./seed-games.ts";
import type { HostnamesTables } from "./seed-hostnames.ts";
import type { KycTables } from "./seed-kyc.ts";
import type { OperatorTables } from "./seed-operator-tables.ts";
import type { PartnersTables } from "./seed-partners.ts";
import type { PlayerRecordsTables } from "./seed-player-records.ts";
import type { ReportsTables } from "./seed-reports.ts";
import type { SignInTables } from "./seed-sign-in.ts";
import type { StaffTables } from "./seed-staff.ts";
import type { SupportTables } from "./seed-support.ts";
import type { SystemTables } from "./seed-system.ts";
import type { TournamentsTables } from "./seed-tournaments.ts";
import type { TranslationsTables } from "./seed-translations.ts";

type Schemas = components["schemas"];

export type OperatorRow = Schemas["Operator"];
export type BankRow = Schemas["Bank"];
export type BankAccountRow = Schemas["BankAccount"];
/** A player without what follows from the wallets; see `player-view.ts`. */
export type PlayerRow = Omit<Schemas["Player"], "activeCurrency" | "wallet" | "bonusWallet">;

/** An answer given or under way, to be given again when the same intent comes twice. */
type GivenAnswer = { request: string; answer: Promise<{ status: number; body: string }> };

/** The tables of each area, filled when the area is first asked for. */
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
 * The tables. A row is never changed in place: a command puts a new one in its stead, so that whatever was handed out
 * stays as it was.
 */
export type Db = AreaTables & {
  /** Operators, each followed by its brands. */
  operators: Map<string, OperatorRow>;
  banks: Map<string, BankRow>;
  bankAccounts: Map<string, BankAccountRow>;
  players: Map<string, PlayerRow>;
  rates: Record<string, number>;
  notifications: Schemas["GeneralNotification"][];
  tooltips: Record<string, string>;
  /** By account, operation and Idempotency-Key. */
  given: Map<string, GivenAnswer>;
};

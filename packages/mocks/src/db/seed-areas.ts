import type { AreaTables } from "./db.ts";
import { seedActivities } from "../areas/activity/seed-activities.ts";
import { seedAffiliate } from "../areas/affiliate/seed-affiliate.ts";
import { seedBets } from "../areas/bets/seed-bets.ts";
import { seedBilling } from "../areas/billing/seed-billing.ts";
import { seedBonus } from "../areas/bonus/seed-bonus.ts";
import { seedCashback } from "../areas/cashback/seed-cashback.ts";
import { seedCmsBlocks } from "../areas/cms/seed-cms-blocks.ts";
import { seedCmsSite } from "../areas/cms/seed-cms-site.ts";
import { seedCmsV1 } from "../areas/cms/seed-cms-v1.ts";
import { seedCms } from "../areas/cms/seed-cms.ts";
import { seedCryptoNetworks } from "../areas/gateways/seed-crypto-networks.ts";
import { seedDeveloper } from "../areas/developer/seed-developer.ts";
import { seedDomains } from "../areas/domains/seed-domains.ts";
import { seedFlows } from "../areas/flows/seed-flows.ts";
import { seedFreebets } from "../areas/freebets/seed-freebets.ts";
import { seedGames } from "../areas/games/seed-games.ts";
import { seedHostnames } from "../areas/hostnames/seed-hostnames.ts";
import { seedKyc } from "../areas/kyc/seed-kyc.ts";
import { seedOperatorTables } from "../areas/operators/seed-operator-tables.ts";
import { seedPartners } from "../areas/partners/seed-partners.ts";
import { seedPayments } from "../areas/gateways/seed-payments.ts";
import { seedPlayerRecords } from "../areas/players/seed-player-records.ts";
import { seedReports } from "../areas/reports/seed-reports.ts";
import { seedSignIn } from "../areas/sign-in/seed-sign-in.ts";
import { seedStaff } from "../areas/staff/seed-staff.ts";
import { seedSupport } from "../areas/support/seed-support.ts";
import { seedSystem } from "../areas/system/seed-system.ts";
import { seedTournaments } from "../areas/tournaments/seed-tournaments.ts";
import { seedTransactions } from "../areas/transactions/seed-transactions.ts";
import { seedTranslations } from "../areas/translations/seed-translations.ts";
import type { World } from "./world.ts";

/** The seed function of each area; `seeded` reads what another one has made. */
export const areaSeeds = (
  world: World,
  seeded: () => AreaTables,
): { [Area in keyof AreaTables]: () => AreaTables[Area] } => ({
  domains: () => seedDomains(world),
  hostnames: () => seedHostnames(world),
  developer: () => seedDeveloper(world),
  staff: () => seedStaff(world),
  operatorAdmin: () => seedOperatorTables(world),
  signIn: () => seedSignIn(world),
  activities: () => seedActivities(world),
  support: () => seedSupport(world),
  translations: () => seedTranslations(world),
  flows: () => seedFlows(world),
  system: () => seedSystem(world),
  cms: () => seedCms(world),
  cmsSite: () => seedCmsSite(world),
  cmsBlocks: () => seedCmsBlocks(world),
  cmsV1: () => seedCmsV1(world),
  games: () => seedGames(world),
  cryptoNetworks: () => seedCryptoNetworks(world),
  freebets: () => seedFreebets(world),
  bets: () => seedBets(world),
  transactions: () => seedTransactions(world),
  payments: () => seedPayments(world),
  kyc: () => seedKyc(world),
  playerRecords: () => seedPlayerRecords(world),
  partners: () => seedPartners(world),
  affiliate: () => seedAffiliate(world),
  cashback: () => seedCashback(world),
  billing: () => seedBilling(world),
  bonus: () => seedBonus(world, seeded().transactions.transactions.values()),
  tournaments: () => seedTournaments(world),
  reports: () => seedReports(world),
});

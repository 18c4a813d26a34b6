import type { AreaTables } from "./db.ts";
import { seedActivities } from "./seed-activities.ts";
import { seedAffiliate } from "./seed-affiliate.ts";
import { seedBets } from "./seed-bets.ts";
import { seedBilling } from "./seed-billing.ts";
import { seedBonus } from "./seed-bonus.ts";
import { seedCashback } from "./seed-cashback.ts";
import { seedCmsBlocks } from "./seed-cms-blocks.ts";
import { seedCmsSite } from "./seed-cms-site.ts";
import { seedCmsV1 } from "./seed-cms-v1.ts";
import { seedCms } from "./seed-cms.ts";
import { seedCryptoNetworks } from "./seed-crypto-networks.ts";
import { seedDeveloper } from "./seed-developer.ts";
import { seedDomains } from "./seed-domains.ts";
import { seedFlows } from "./seed-flows.ts";
import { seedFreebets } from "./seed-freebets.ts";
import { seedGames } from "./seed-games.ts";
import { seedHostnames } from "./seed-hostnames.ts";
import { seedKyc } from "./seed-kyc.ts";
import { seedOperatorTables } from "./seed-operator-tables.ts";
import { seedPartners } from "./seed-partners.ts";
import { seedPayments } from "./seed-payments.ts";
import { seedPlayerRecords } from "./seed-player-records.ts";
import { seedReports } from "./seed-reports.ts";
import { seedSignIn } from "./seed-sign-in.ts";
import { seedStaff } from "./seed-staff.ts";
import { seedSupport } from "./seed-support.ts";
import { seedSystem } from "./seed-system.ts";
import { seedTournaments } from "./seed-tournaments.ts";
import { seedTransactions } from "./seed-transactions.ts";
import { seedTranslations } from "./seed-translations.ts";
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

// Written by `pnpm generate` from what is in the folders it imports. Do not edit.
import type { AreaTables } from "./area-tables.ts";
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
import { seedDeveloper } from "../areas/developer/seed-developer.ts";
import { seedDomains } from "../areas/domains/seed-domains.ts";
import { seedFlows } from "../areas/flows/seed-flows.ts";
import { seedFreebets } from "../areas/freebets/seed-freebets.ts";
import { seedGames } from "../areas/games/seed-games.ts";
import { seedCryptoNetworks } from "../areas/gateways/seed-crypto-networks.ts";
import { seedPayments } from "../areas/gateways/seed-payments.ts";
import { seedHostnames } from "../areas/hostnames/seed-hostnames.ts";
import { seedKyc } from "../areas/kyc/seed-kyc.ts";
import { seedOperatorAdmin } from "../areas/operators/seed-operator-admin.ts";
import { seedPartners } from "../areas/partners/seed-partners.ts";
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
  activities: () => seedActivities(world),
  affiliate: () => seedAffiliate(world),
  bets: () => seedBets(world),
  billing: () => seedBilling(world),
  bonus: () => seedBonus(world, seeded),
  cashback: () => seedCashback(world),
  cmsBlocks: () => seedCmsBlocks(world),
  cmsSite: () => seedCmsSite(world),
  cmsV1: () => seedCmsV1(world),
  cms: () => seedCms(world),
  developer: () => seedDeveloper(world),
  domains: () => seedDomains(world),
  flows: () => seedFlows(world),
  freebets: () => seedFreebets(world),
  games: () => seedGames(world),
  cryptoNetworks: () => seedCryptoNetworks(world),
  payments: () => seedPayments(world),
  hostnames: () => seedHostnames(world),
  kyc: () => seedKyc(world),
  operatorAdmin: () => seedOperatorAdmin(world),
  partners: () => seedPartners(world),
  playerRecords: () => seedPlayerRecords(world),
  reports: () => seedReports(world),
  signIn: () => seedSignIn(world),
  staff: () => seedStaff(world),
  support: () => seedSupport(world),
  system: () => seedSystem(world),
  tournaments: () => seedTournaments(world),
  transactions: () => seedTransactions(world),
  translations: () => seedTranslations(world),
});

import { bankAccounts } from "../features/banks/bank-accounts/bank-accounts.module.ts";
import { bankList } from "../features/banks/bank-list/bank-list.module.ts";
import { bets } from "../features/bets/bets.module.ts";
import { billing } from "../features/billing/billing.module.ts";
import { payments } from "../features/billing/payments/payments.module.ts";
import { invoices } from "../features/billing/invoices/invoices.module.ts";
import { bonuses } from "../features/bonus/bonuses/bonuses.module.ts";
import { bonusForms } from "../features/bonus/forms/forms.module.ts";
import { sportFreebets } from "../features/bonus/sport/sport.module.ts";
import { cmsBlocks } from "../features/cms/blocks/blocks.module.ts";
import { cmsEntries } from "../features/cms/entries/entries.module.ts";
import { cmsSite } from "../features/cms/site/site.module.ts";
import { cmsV1 } from "../features/cms/v1/v1.module.ts";
import { dashboards } from "../features/dashboards/dashboards.module.ts";
import { quickDashboard } from "../features/dashboards/quick-dashboard/quick-dashboard.module.ts";
import { deposit } from "../features/deposit/deposit.module.ts";
import { dns } from "../features/dns/dns.module.ts";
import { cfAccounts } from "../features/domains/cf-accounts/cf-accounts.module.ts";
import { domainList } from "../features/domains/domain-list/domain-list.module.ts";
import { documents } from "../features/documents/documents.module.ts";
import { earnings } from "../features/earnings/earnings.module.ts";
import { frontDoor } from "../features/front-door/front-door.module.ts";
import { flows } from "../features/flows/flows.module.ts";
import { gamesCms } from "../features/games-cms/games-cms.module.ts";
import { gameActivities } from "../features/games/game-activities/game-activities.module.ts";
import { gameList } from "../features/games/game-list/game-list.module.ts";
import { gameCatalogue } from "../features/games/catalogue/catalogue.module.ts";
import { operatorGames } from "../features/games/operator-games/operator-games.module.ts";
import { treasury } from "../features/gateways/treasury/treasury.module.ts";
import { gateways } from "../features/gateways/payment-gateways/gateways.module.ts";
import { general } from "../features/general/general.module.ts";
import { showImage } from "../features/general/show-image/show-image.module.ts";
import { hostnameList } from "../features/hostnames/hostname-list/hostname-list.module.ts";
import { saasZones } from "../features/hostnames/saas-zones/saas-zones.module.ts";
import { operators } from "../features/operators/operators.module.ts";
import { partners } from "../features/partners/partners.module.ts";
import { payouts } from "../features/payouts/payouts.module.ts";
import { players } from "../features/players/players.module.ts";
import { reports } from "../features/reports/reports.module.ts";
import { cryptoNetworks } from "../features/settings/crypto-networks/crypto-networks.module.ts";
import { profile } from "../features/staff/profile.module.ts";
import { roles } from "../features/roles/roles.module.ts";
import { settings } from "../features/settings/settings.module.ts";
import { staff } from "../features/staff/staff.module.ts";
import { signInSettings } from "../features/sign-in-settings/sign-in-settings.module.ts";
import { supportActivities } from "../features/support/activities/support-activities.module.ts";
import { tickets } from "../features/support/tickets/tickets.module.ts";
import { techSupport } from "../features/tech-support/tech-support.module.ts";
import { notifications } from "../features/settings/notifications/notifications.module.ts";
import { translations } from "../features/settings/translations/translations.module.ts";
import { tournaments } from "../features/tournaments/tournaments.module.ts";
import { transactions } from "../features/transactions/transactions.module.ts";
import { wallet } from "../features/wallet/wallet.module.ts";
import { withdraw } from "../features/withdraw/withdraw.module.ts";
import type { Module } from "#kit/pages/define-module.ts";
import { progress } from "#kit/panels/progress/progress.module.ts";
import { rowDetails } from "#kit/contract/record/row-details.module.ts";

/** Every feature of the console, in the order of the menu. A feature that is not listed here does not exist. */
export const modules: readonly Module[] = [
  quickDashboard,
  dashboards,
  partners,
  reports,
  billing,
  payments,
  invoices,
  bankAccounts,
  bankList,
  gateways,
  withdraw,
  bets,
  bonuses,
  bonusForms,
  sportFreebets,
  tournaments,
  cmsSite,
  cmsV1,
  cmsEntries,
  cmsBlocks,
  deposit,
  settings,
  translations,
  notifications,
  cfAccounts,
  domainList,
  hostnameList,
  saasZones,
  dns,
  frontDoor,
  staff,
  roles,
  signInSettings,
  cryptoNetworks,
  documents,
  operators,
  transactions,
  payouts,
  wallet,
  earnings,
  treasury,
  tickets,
  supportActivities,
  techSupport,
  players,
  gamesCms,
  gameList,
  gameActivities,
  gameCatalogue,
  operatorGames,
  general,
  flows,
  showImage,
  profile,
  rowDetails,
  progress,
];

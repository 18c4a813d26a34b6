// Written by `pnpm generate` from what is in the folders it imports. Do not edit.
import type { AreaHandlers } from "../request/handler.ts";
import { activities } from "../areas/activity/activities.handlers.ts";
import { affiliateReports } from "../areas/affiliate/affiliate-reports.handlers.ts";
import { affiliateSettings } from "../areas/affiliate/affiliate-settings.handlers.ts";
import { affiliate } from "../areas/affiliate/affiliate.handlers.ts";
import { bankAccounts } from "../areas/banks/bank-accounts.handlers.ts";
import { banks } from "../areas/banks/banks.handlers.ts";
import { bets } from "../areas/bets/bets.handlers.ts";
import { billingReports } from "../areas/billing/billing-reports.handlers.ts";
import { billingV2 } from "../areas/billing/billing-v2.handlers.ts";
import { billing } from "../areas/billing/billing.handlers.ts";
import { bonusForms } from "../areas/bonus/bonus-forms.handlers.ts";
import { bonus } from "../areas/bonus/bonus.handlers.ts";
import { cashback } from "../areas/cashback/cashback.handlers.ts";
import { cmsBlocks } from "../areas/cms/cms-blocks.handlers.ts";
import { cmsSite } from "../areas/cms/cms-site.handlers.ts";
import { cmsV1 } from "../areas/cms/cms-v1.handlers.ts";
import { cms } from "../areas/cms/cms.handlers.ts";
import { developer } from "../areas/developer/developer.handlers.ts";
import { dns } from "../areas/developer/dns.handlers.ts";
import { afds } from "../areas/domains/afds.handlers.ts";
import { cfAccounts } from "../areas/domains/cf-accounts.handlers.ts";
import { domains } from "../areas/domains/domains.handlers.ts";
import { frontdoor } from "../areas/domains/frontdoor.handlers.ts";
import { flows } from "../areas/flows/flows.handlers.ts";
import { freebets } from "../areas/freebets/freebets.handlers.ts";
import { gameCatalogue } from "../areas/games/game-catalogue.handlers.ts";
import { gamesCms } from "../areas/games/games-cms.handlers.ts";
import { games } from "../areas/games/games.handlers.ts";
import { cryptoNetworks } from "../areas/gateways/crypto-networks.handlers.ts";
import { depositGateways } from "../areas/gateways/deposit-gateways.handlers.ts";
import { withdrawGateways } from "../areas/gateways/withdraw-gateways.handlers.ts";
import { hostnames } from "../areas/hostnames/hostnames.handlers.ts";
import { saasZones } from "../areas/hostnames/saas-zones.handlers.ts";
import { documents } from "../areas/kyc/documents.handlers.ts";
import { kyc } from "../areas/kyc/kyc.handlers.ts";
import { operators } from "../areas/operators/operators.handlers.ts";
import { partnerWithdrawals } from "../areas/partners/partner-withdrawals.handlers.ts";
import { partners } from "../areas/partners/partners.handlers.ts";
import { players } from "../areas/players/players.handlers.ts";
import { dashboards } from "../areas/reports/dashboards.handlers.ts";
import { gameReports } from "../areas/reports/game-reports.handlers.ts";
import { moneyReports } from "../areas/reports/money-reports.handlers.ts";
import { playerReports } from "../areas/reports/player-reports.handlers.ts";
import { session } from "../areas/sign-in/session.handlers.ts";
import { signIn } from "../areas/sign-in/sign-in.handlers.ts";
import { roles } from "../areas/staff/roles.handlers.ts";
import { users } from "../areas/staff/users.handlers.ts";
import { support } from "../areas/support/support.handlers.ts";
import { realtime } from "../areas/system/realtime.handlers.ts";
import { shell } from "../areas/system/shell.handlers.ts";
import { system } from "../areas/system/system.handlers.ts";
import { tournaments } from "../areas/tournaments/tournaments.handlers.ts";
import { deposits } from "../areas/transactions/deposits.handlers.ts";
import { transactions } from "../areas/transactions/transactions.handlers.ts";
import { translations } from "../areas/translations/translations.handlers.ts";
import { wallet } from "../areas/wallet/wallet.handlers.ts";
import { withdrawals } from "../areas/withdrawals/withdrawals.handlers.ts";

/**
 * The handlers by operation id. A call of the contract without one answers with its example (`answer-of.ts`); calls
 * that the documents describe must have one.
 */
export const handlers = {
  ...activities,
  ...affiliateReports,
  ...affiliateSettings,
  ...affiliate,
  ...bankAccounts,
  ...banks,
  ...bets,
  ...billingReports,
  ...billingV2,
  ...billing,
  ...bonusForms,
  ...bonus,
  ...cashback,
  ...cmsBlocks,
  ...cmsSite,
  ...cmsV1,
  ...cms,
  ...developer,
  ...dns,
  ...afds,
  ...cfAccounts,
  ...domains,
  ...frontdoor,
  ...flows,
  ...freebets,
  ...gameCatalogue,
  ...gamesCms,
  ...games,
  ...cryptoNetworks,
  ...depositGateways,
  ...withdrawGateways,
  ...hostnames,
  ...saasZones,
  ...documents,
  ...kyc,
  ...operators,
  ...partnerWithdrawals,
  ...partners,
  ...players,
  ...dashboards,
  ...gameReports,
  ...moneyReports,
  ...playerReports,
  ...session,
  ...signIn,
  ...roles,
  ...users,
  ...support,
  ...realtime,
  ...shell,
  ...system,
  ...tournaments,
  ...deposits,
  ...transactions,
  ...translations,
  ...wallet,
  ...withdrawals,
} satisfies AreaHandlers;

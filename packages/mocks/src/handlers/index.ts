import type { HandledId, Handlers } from "../request/handler.ts";
import { affiliate } from "./affiliate.ts";
import { affiliateSettings } from "./affiliate-settings.ts";
import { bankAccounts } from "./bank-accounts.ts";
import { banks } from "./banks.ts";
import { bets } from "./bets.ts";
import { cryptoNetworks } from "./crypto-networks.ts";
import { freebets } from "./freebets.ts";
import { gameCatalogue } from "./game-catalogue.ts";
import { gamesCms } from "./games-cms.ts";
import { games } from "./games.ts";
import { depositGateways } from "./deposit-gateways.ts";
import { deposits } from "./deposits.ts";
import { cashback } from "./cashback.ts";
import { kyc } from "./kyc.ts";
import { operators } from "./operators.ts";
import { partnerWithdrawals } from "./partner-withdrawals.ts";
import { partners } from "./partners.ts";
import { players } from "./players.ts";
import { support } from "./support.ts";
import { translations } from "./translations.ts";
import { flows } from "./flows.ts";
import { documents } from "./documents.ts";
import { session } from "./session.ts";
import { shell } from "./shell.ts";
import { afds } from "./afds.ts";
import { cfAccounts } from "./cf-accounts.ts";
import { developer } from "./developer.ts";
import { dns } from "./dns.ts";
import { domains } from "./domains.ts";
import { frontdoor } from "./frontdoor.ts";
import { hostnames } from "./hostnames.ts";
import { withContentLog } from "../commands/log-content.ts";
import { saasZones } from "./saas-zones.ts";
import { activities } from "./activities.ts";
import { realtime } from "./realtime.ts";
import { roles } from "./roles.ts";
import { signIn } from "./sign-in.ts";
import { users } from "./users.ts";
import { system } from "./system.ts";
import { cms } from "./cms.ts";
import { cmsSite } from "./cms-site.ts";
import { cmsBlocks } from "./cms-blocks.ts";
import { cmsV1 } from "./cms-v1.ts";
import { transactions } from "./transactions.ts";
import { wallet } from "./wallet.ts";
import { withdrawGateways } from "./withdraw-gateways.ts";
import { withdrawals } from "./withdrawals.ts";
import { affiliateReports } from "./affiliate-reports.ts";
import { billing } from "./billing.ts";
import { billingReports } from "./billing-reports.ts";
import { billingV2 } from "./billing-v2.ts";
import { bonus } from "./bonus.ts";
import { bonusForms } from "./bonus-forms.ts";
import { dashboards } from "./dashboards.ts";
import { gameReports } from "./game-reports.ts";
import { moneyReports } from "./money-reports.ts";
import { playerReports } from "./player-reports.ts";
import { tournaments } from "./tournaments.ts";

/**
 * The handlers by operation id. A call of the contract that has none is answered from its example (`answer-of.ts`);
 * those that the documents have must have one.
 */
export const handlers = {
  ...session,
  ...operators,
  ...shell,
  ...banks,
  ...bankAccounts,
  ...players,
  ...afds,
  ...cfAccounts,
  ...developer,
  ...dns,
  ...domains,
  ...frontdoor,
  ...hostnames,
  ...saasZones,
  ...users,
  ...roles,
  ...signIn,
  ...activities,
  ...realtime,
  ...support,
  ...translations,
  ...flows,
  ...documents,
  ...system,
  ...withContentLog({ ...cms, ...cmsSite, ...cmsBlocks, ...cmsV1 }),
  ...gameCatalogue,
  ...games,
  ...gamesCms,
  ...cryptoNetworks,
  ...freebets,
  ...bets,
  ...transactions,
  ...depositGateways,
  ...withdrawGateways,
  ...deposits,
  ...withdrawals,
  ...wallet,
  ...kyc,
  ...partners,
  ...partnerWithdrawals,
  ...affiliate,
  ...affiliateSettings,
  ...cashback,
  ...affiliateReports,
  ...billing,
  ...billingReports,
  ...billingV2,
  ...bonus,
  ...bonusForms,
  ...dashboards,
  ...gameReports,
  ...moneyReports,
  ...playerReports,
  ...tournaments,
} satisfies Partial<Handlers<HandledId>>;

import { AffiliateRevenueReport } from "./affiliates/affiliate-revenue.report.ts";
import { PartnerChannelsReport } from "./affiliates/partner-channels.report.ts";
import { TopAffiliatesReport } from "./affiliates/top-affiliates.report.ts";
import { TopChannelsReport } from "./affiliates/top-channels.report.ts";
import { GameCurrencyReport } from "./games/game-currency.report.ts";
import { GameFinancialReport } from "./games/game-financial.report.ts";
import { GameOperatorReport } from "./games/game-operator.report.ts";
import { GameProvidersReport } from "./games/game-providers.report.ts";
import { GamesReport } from "./games/games.report.ts";
import { BillingInvoiceGgrReport } from "./money/billing-invoice-ggr.report.ts";
import { BillingPaymentCollectionsReport } from "./money/billing-payment-collections.report.ts";
import { BonusReleasesReport } from "./money/bonus-releases.report.ts";
import { BonusTransactionsReport } from "./money/bonus-transactions.report.ts";
import { TransactionOperatorReport } from "./money/transaction-operator.report.ts";
import { TransactionsV2Report } from "./money/transactions-v2.report.ts";
import { TransactionsReport } from "./money/transactions.report.ts";
import { OperatorReport } from "./players/operator.report.ts";
import { RegistrationReport } from "./players/registration.report.ts";
import { RiskManagementReport } from "./players/risk-management.report.ts";

/** Pages by path. */
export default {
  "/reports/bonus-releases": BonusReleasesReport,
  "/reports/bonus-transactions": BonusTransactionsReport,
  "/reports/game-currency": GameCurrencyReport,
  "/reports/game-financial": GameFinancialReport,
  "/reports/game-operator": GameOperatorReport,
  "/reports/games": GamesReport,
  "/reports/game-providers": GameProvidersReport,
  "/reports/operator": OperatorReport,
  "/reports/registration": RegistrationReport,
  "/reports/billing-invoice-ggr": BillingInvoiceGgrReport,
  "/reports/billing-payment-collections": BillingPaymentCollectionsReport,
  "/reports/risk-management": RiskManagementReport,
  "/reports/transaction-operator": TransactionOperatorReport,
  "/reports/transactions": TransactionsReport,
  "/reports/transactionsV2": TransactionsV2Report,
  "/reports/affiliate-revenue": AffiliateRevenueReport,
  "/reports/top-affiliates": TopAffiliatesReport,
  "/reports/top-channels": TopChannelsReport,
  "/reports/partner-channels": PartnerChannelsReport,
};

import type { Effects } from "./effects-of.ts";

/**
 * Of the reads that a deletion makes stale, those that find nothing any more: the deleted record's own. They are not sent
 * again while its panel closes, for there is nothing to show; a record that is kept as deleted is not named here.
 * Proved with the effects table.
 */
export const gone: Effects = {
  deleteBank: ["showBank"],
  deleteDomain: ["listDomains"],
  deleteCfAccount: ["showCfAccount"],
  deleteCfAccountV3: ["showCfAccountV3"],
  deleteSaasZone: ["showSaasZone"],
  deleteHostname: ["showHostname"],
  deleteDnsRecord: ["showDnsRecord"],
  deleteFrontDoorDomain: ["showFrontDoorDomain", "showFrontDoorEndpoint"],
  deleteUser: ["showUser"],
  deleteRole: ["showRole"],
  deleteTranslation: ["showTranslation"],
  deleteFlow: ["showFlow"],
  deleteMedia: ["findMediaUses"],
  deleteCmsPage: ["showCmsPage"],
  deleteBlogPost: ["showBlogPost"],
  deleteCmsBlock: ["showCmsBlock"],
  deleteCmsEntry: ["showCmsEntry"],
  deleteDepositGateway: ["showDepositGateway"],
  deleteWithdrawGateway: ["showWithdrawGateway"],
  deleteManualPayment: ["showPayment", "showBillingRecord"],
  deleteInvoice: ["showInvoice", "showBillingRecord"],
  deletePaymentRecord: ["showPayment", "showBillingRecord"],
  deleteBonus: ["showBonus"],
  deleteBonusRelease: ["showBonusRelease"],
  deleteBonusForm: ["showBonusForm"],
  deleteTournament: ["showTournament"],
};

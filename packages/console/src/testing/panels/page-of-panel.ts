import type { PanelId } from "#kit/panels/definition/panel-params.ts";
import { modules } from "../../app/modules.ts";

/** The pages of panels whose module has none. */
const PAGES: Readonly<Partial<Record<PanelId, string>>> = {
  "add-payment": "/billing/transaction-history",
  "new-payment": "/billing/transaction-history",
  "payment-details": "/billing/transaction-history",
  "edit-manual-payment": "/billing/transaction-history",
  "edit-cpg-transfer": "/billing/transaction-history",
  "delete-payment": "/billing/transaction-history",
  "delete-payment-record": "/billing/transaction-history",
  "provider-payment": "/billing/transaction-history",
  "wallet-preview": "/billing/transaction-history",
  "invoice-details": "/billing/invoices",
  "generate-invoice": "/billing/operatorsV2",
  "existing-invoice": "/billing/operatorsV2",
  "edit-operator-invoice": "/billing/invoices",
  "invoice-setting": "/billing/operatorsV2",
  "billing-record-details": "/billing/operators",
  "edit-operator-invoice-record": "/billing/operators",
  "delete-invoice-record": "/billing/operators",
  "dns-record-edit": "/settings/dev",
  "create-dns-record": "/settings/dev",
  "add-dns-record-v2": "/settings/cf-account-v2/domains",
  "add-dns-record-v3": "/settings/hostnames",
  "automation-progress": "/settings/cf-account-v2/domains",
  "delete-dns-record-v2": "/settings/cf-account-v2/domains",
};

/**
 * The path of the page that a panel belongs to: the first page of its module without parameters; undefined without one.
 */
export const pageOfPanel = (id: string): string | undefined =>
  PAGES[id as PanelId] ??
  modules.find(({ panels }) => panels.some((panel) => panel.id === id))?.pages.find(({ path }) => !path.includes("{"))
    ?.path;

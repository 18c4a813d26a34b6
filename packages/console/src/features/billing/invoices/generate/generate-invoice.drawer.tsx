import { useCreateInvoiceRecord, useGenerateInvoice, type ApiError, type components } from "@backoffice/api-client";
import { useLocale, useNow } from "@backoffice/ui";
import { useMemo } from "react";
import { useNewInvoiceChecks } from "#entities/billing/checks/use-new-invoice-checks.ts";
import { formatMonth, previousMonth } from "#entities/billing/months.ts";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { ownerOf } from "#entities/operator/owner/owner.schema.ts";
import { useOwners } from "#entities/operator/owner/use-owners.ts";
import { useChecked } from "#kit/checks/use-checked.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormNotice } from "#kit/panels/form-slots.tsx";
import { isAdmin, useSession } from "#kit/session/session.ts";
import { NO_SETTINGS } from "../settings/settings.schema.ts";
import { NewInvoiceFields } from "./new-invoice.fields.tsx";
import {
  asNewInvoice,
  newInvoice,
  newInvoiceRecord,
  newInvoiceSchema,
  usualTitle,
  type NewInvoiceValues,
} from "./new-invoice.schema.ts";

const FAILURE = "Unable To Generate Invoice";

/** Default values: previous month, all players, with brands (money §5, §9). */
const useFirstValues = (invoiceFor: string | undefined): NewInvoiceValues => {
  const { first, chooses, brands } = useOwners();
  const { timeZone } = useLocale();
  const now = useNow(false);
  const { month, year } = previousMonth(new Date(now), timeZone);
  const [monthText, yearText] = [String(month), String(year)];
  const isBrand = brands.some(({ value }) => value === invoiceFor);
  return {
    ...first,
    ...(invoiceFor && chooses && { opId: invoiceFor }),
    ...(invoiceFor && isBrand && !chooses && { forBrand: true, brandId: invoiceFor }),
    month: monthText,
    year: yearText,
    title: usualTitle(monthText, yearText),
    reference: "",
    testPlayersInclusion: "all",
    includeBrands: true,
    note: "",
    superAdminNote: "",
    description: "",
    issuedAt: "",
    overrideSettings: false,
    ...NO_SETTINGS,
  };
};

const useChecks = ({ month, year, reference, ...owner }: NewInvoiceValues) =>
  useChecked(useNewInvoiceChecks({ opId: ownerOf(owner), month: Number(month), year: Number(year) }, reference));

/** Generates an operator's monthly invoice; platform staff are asked before an existing one is overwritten (money §2, §4). */
export const GenerateInvoice = ({ params: { invoiceAs, invoiceFor }, close }: DrawerPanelProps<"generate-invoice">) => {
  const panels = usePanels();
  const titleOf = useTitleOf();
  const changesInvoices = isAdmin(useSession());
  const asRecord = invoiceAs === "record";
  const overwriting = (error: ApiError, draft: components["schemas"]["NewInvoice"]) => {
    // Others may not overwrite (ruling 51): they see the error.
    if (error.code !== "CONFLICT_ERROR" || !changesInvoices) return false;
    panels.open("existing-invoice", { draft });
    return true;
  };
  const chargeWords = (values: NewInvoiceValues) => {
    const opId = ownerOf(values);
    if (opId === "") return "Choose the operator or brand to charge.";
    const month = formatMonth(Number(values.month), Number(values.year));
    const settings = values.overrideSettings ? "with overridden settings" : "with the operator's settings";
    return `Charge ${titleOf(opId)} for ${month}, ${values.includeBrands ? "with" : "without"} brands, ${settings}.`;
  };
  const form = {
    noun: "invoice",
    frame: { title: "Generate Invoice" },
    isNew: true,
    success: "Invoice Generated!",
    schema: useMemo(() => newInvoiceSchema(changesInvoices), [changesInvoices]),
    values: useFirstValues(invoiceFor),
    save: {
      label: "Generate invoice",
      useChecks,
      decides: (values: NewInvoiceValues) => ({ kind: "generate-invoice" as const, id: ownerOf(values) }),
    },
    close,
    children: (values: NewInvoiceValues) => (
      <>
        <FormNotice>{chargeWords(values)}</FormNotice>
        <NewInvoiceFields {...{ values, changesInvoices, asRecord }} />
      </>
    ),
  };
  const [generate, createRecord] = [useGenerateInvoice(), useCreateInvoiceRecord()];
  return asRecord ? (
    <FormPanel
      {...form}
      write={createRecord}
      input={(draft) => ({ body: newInvoiceRecord(draft) })}
      failure={{ title: FAILURE, onRefused: (error, { body }) => overwriting(error, asNewInvoice(body)) }}
      record={(_, { id, invoice }) => ({
        name: `Invoice ${invoice.invoiceNo}`,
        drawer: "billing-record-details",
        id,
      })}
      after={{ next: ({ id }) => panels.open("billing-record-details", { billingRecord: id }) }}
    />
  ) : (
    <FormPanel
      {...form}
      write={generate}
      input={(draft) => ({ body: newInvoice(draft) })}
      failure={{ title: FAILURE, onRefused: (error, { body }) => overwriting(error, body) }}
      record={(_, { _id, invoiceNo }) => ({ name: `Invoice ${invoiceNo}`, drawer: "invoice-details", id: _id })}
      after={{ next: ({ _id }) => panels.open("invoice-details", { invoiceId: _id }) }}
    />
  );
};

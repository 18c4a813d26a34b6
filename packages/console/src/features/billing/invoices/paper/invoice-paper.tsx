import type { components } from "@backoffice/api-client";
import { DescriptionList } from "@backoffice/ui";
import { monthWords } from "#entities/billing/months.ts";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { InvoiceSum } from "./invoice-sum.tsx";
import { TEST_PLAYERS } from "./test-players.ts";

type InvoicePaperProps = { invoice: components["schemas"]["Invoice"] };

/** An invoice as its operator gets it on paper: whose and for when, its lines, and their sum; below it how it came about, for the screen. */
export const InvoicePaper = ({ invoice }: InvoicePaperProps) => {
  const { createdBy, isSettingsOverridden } = invoice;
  return (
    <>
      <DescriptionList
        items={[
          { label: "Operator", value: <OperatorLink opId={invoice.opId} /> },
          { label: "Invoice", value: <span className="tabular">{invoice.invoiceNo}</span> },
          { label: "Month", value: monthWords(invoice.month, invoice.year) },
          { label: "Issued", value: <Moment value={invoice.issuedAt} /> },
          { label: "Title", value: invoice.title },
          { label: "Reference", value: invoice.reference },
          { label: "Players", value: TEST_PLAYERS[invoice.testPlayersInclusion] },
          { label: "Brands", value: invoice.includeBrands ? "Included" : "Not included" },
          { label: "Description", value: invoice.description, span: true },
        ]}
      />
      <InvoiceSum invoice={invoice} />
      <DescriptionList
        className="mt-6 print:hidden"
        items={[
          { label: "Settings", value: isSettingsOverridden ? "Of this invoice alone" : "The operator's" },
          { label: "Created by", value: createdBy.nickname ?? createdBy.userCode },
          { label: "Updated", value: <Moment value={invoice.updatedAt} /> },
          { label: "Updated by", value: invoice.updatedBy },
        ]}
      />
    </>
  );
};

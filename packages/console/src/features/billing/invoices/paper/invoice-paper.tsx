import type { components } from "@backoffice/api-client";
import { DescriptionList, FactGroups } from "@backoffice/ui";
import { formatMonth } from "#entities/billing/months.ts";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { InvoiceSum } from "./invoice-sum.tsx";
import { TEST_PLAYERS } from "./test-players.ts";

type InvoicePaperProps = { invoice: components["schemas"]["Invoice"] };

/** The printed invoice: addressee, period, charges and total. Settings and authors are shown on the screen only. */
export const InvoicePaper = ({ invoice }: InvoicePaperProps) => {
  const { createdBy, isSettingsOverridden } = invoice;
  return (
    <>
      <DescriptionList
        items={[
          { label: "Operator", value: <OperatorLink opId={invoice.opId} /> },
          { label: "Invoice", value: <span className="tabular">{invoice.invoiceNo}</span> },
          { label: "Month", value: formatMonth(invoice.month, invoice.year) },
          { label: "Issued", value: <Moment value={invoice.issuedAt} /> },
          { label: "Title", value: invoice.title },
          { label: "Reference", value: invoice.reference },
          { label: "Players", value: TEST_PLAYERS[invoice.testPlayersInclusion] },
          { label: "Brands", value: invoice.includeBrands ? "Included" : "Not included" },
          { label: "Description", value: invoice.description, span: true },
        ]}
      />
      <InvoiceSum invoice={invoice} />
      <div className="mt-5 print:hidden">
        <FactGroups
          groups={[
            { items: [{ label: "Settings", value: isSettingsOverridden ? "This invoice only" : "Operator settings" }] },
          ]}
          metadata={[
            `Created by ${createdBy.nickname ?? createdBy.userCode}`,
            stamp("Updated", invoice.updatedAt, invoice.updatedBy),
          ]}
        />
      </div>
    </>
  );
};

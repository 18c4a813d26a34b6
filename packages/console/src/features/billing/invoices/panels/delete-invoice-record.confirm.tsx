import { useDeleteInvoice } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import { MISSING_INVOICE_ID } from "../missing-id.ts";

/** Deletes an invoice without payments (money §2, §7). */
export const DeleteInvoiceRecord = ({
  params: {
    invoice: { invoiceId, opId, invoiceNo, title, totalInUSD, remainingInUSD },
  },
  ...panel
}: DialogPanelProps<"delete-invoice-record">) => {
  const panels = usePanels();
  const { locale } = useLocale();
  const total = amountText(totalInUSD, "USD", locale);
  return (
    <DecidesAbout kind="invoice-details" id={invoiceId}>
      <ConfirmPanel
        {...panel}
        verb="Delete"
        noun="invoice"
        confirmLabel={`Delete invoice of ${total}`}
        irreversible={{ reaches: "record" }}
        write={useDeleteInvoice()}
        input={{ body: { invoiceId, opId } }}
        reason={
          invoiceId === ""
            ? MISSING_INVOICE_ID
            : remainingInUSD === totalInUSD
              ? undefined
              : "The invoice has payments. Delete them or assign them to another invoice first."
        }
        success="Invoice deleted."
        record={`Invoice ${invoiceNo}`}
        after={{
          // Closes the drawer of the deleted invoice too.
          onDone: panels.close,
        }}
      >
        Delete invoice <strong>{invoiceNo}</strong> ({title}) of{" "}
        <strong>
          <OperatorName opId={opId} />
        </strong>
        .{" "}
        {remainingInUSD === totalInUSD ? (
          <>
            The{" "}
            <strong dir="ltr" className="whitespace-nowrap">
              {total}
            </strong>{" "}
            it charges is no longer owed.
          </>
        ) : (
          <>
            Of the{" "}
            <strong dir="ltr" className="whitespace-nowrap">
              {total}
            </strong>{" "}
            it charges,{" "}
            <strong dir="ltr" className="whitespace-nowrap">
              {amountText(remainingInUSD, "USD", locale)}
            </strong>{" "}
            is still owed.
          </>
        )}
      </ConfirmPanel>
    </DecidesAbout>
  );
};

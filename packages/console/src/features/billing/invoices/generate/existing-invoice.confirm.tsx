import { useGenerateInvoice, useListInvoices } from "@backoffice/api-client";
import { Alert, Button, useLocale } from "@backoffice/ui";
import { formatMonth } from "#entities/billing/months.ts";
import { amountText } from "#entities/money/amount-text.ts";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { releaseUnsaved } from "#kit/panels/unsaved.ts";
import { isAdmin, useSession } from "#kit/session/session.ts";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";

/** The existing invoice of the month, named in the question. */
const useExisting = (opId: string, month: number, year: number) => {
  const { data, ...read } = useListInvoices(
    { body: { page: 1, itemsPerPage: 10, opId, month, year } },
    { staleTime: 0 },
  );
  return { ...read, existing: data?.items.find((it) => it.opId === opId) };
};

const NOT_ALLOWED = "Only super admins and admins can overwrite an issued invoice.";

/** The month already has an invoice: asks whether to overwrite it (money §4, ruling 51). */
export const ExistingInvoice = ({ params: { draft }, ...panel }: DialogPanelProps<"existing-invoice">) => {
  const panels = usePanels();
  const { locale } = useLocale();
  const { opId, month, year } = draft;
  const changesInvoices = isAdmin(useSession());
  const { existing, error, refetch } = useExisting(opId, month, year);
  const usd = (amount: number) => (
    <strong dir="ltr" className="whitespace-nowrap">
      {amountText(amount, "USD", locale)}
    </strong>
  );
  return (
    <DecidesAbout kind="generate-invoice" id={opId}>
      <ConfirmPanel
        {...panel}
        title="Existing Invoice"
        verb="Overwrite"
        noun="invoice"
        name={existing && `invoice ${existing.invoiceNo}`}
        tone="danger"
        reason={changesInvoices ? undefined : NOT_ALLOWED}
        failure={{ title: "Unable To Generate Invoice" }}
        write={useGenerateInvoice()}
        input={{ body: { ...draft, overwriteExistingInvoice: true } }}
        success="Invoice Generated!"
        record={({ _id, invoiceNo }) => ({ name: `Invoice ${invoiceNo}`, drawer: "invoice-details", id: _id })}
        below={
          error && (
            <Alert
              severity="caution"
              title="The existing invoice could not be loaded"
              action={<Button onClick={() => void refetch()}>Try again</Button>}
            >
              {error.messages[0] ?? error.message}
            </Alert>
          )
        }
        after={{
          next: ({ _id }) => {
            // The draft of the form below is saved now.
            releaseUnsaved();
            panels.open("invoice-details", { invoiceId: _id });
          },
        }}
      >
        <strong>
          <OperatorName opId={opId} />
        </strong>{" "}
        already has an invoice for <strong>{formatMonth(month, year)}</strong>
        {existing && (
          <>
            {" "}
            of {usd(existing.totalPayableAmountInUSD)}, of which {usd(existing.paidAmountInUSD)} is paid
          </>
        )}
        . Overwrite it with the submitted invoice, which takes over its number and its payments.
      </ConfirmPanel>
    </DecidesAbout>
  );
};

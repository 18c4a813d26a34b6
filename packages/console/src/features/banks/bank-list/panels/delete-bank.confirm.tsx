import { useDeleteBank } from "@backoffice/api-client";
import { ConfirmDialog } from "@backoffice/ui";
import { useLocation, useNavigate } from "react-router";
import { useOperatorTitle } from "#entities/operator/operator-titles.tsx";
import type { DialogPanelProps } from "#kit/panels/define-panels.ts";
import { withoutPanel } from "#kit/panels/panel-address.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { releaseUnsaved } from "#kit/panels/unsaved.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";

/** A longer key does not fit into a button, in characters; the text above it says it anyway. */
const LONGEST_IN_BUTTON = 30;

/** Deletes a bank, then opens the bank list with its query string (money §2). */
const DeleteBankConfirm = ({ params: { bank }, open, close }: DialogPanelProps<"delete-bank">) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { panels } = useRegistry();
  const operator = useOperatorTitle(bank?.opId ?? "");
  const { submit, pending } = useSubmit(useDeleteBank(), {
    success: "Bank deleted.",
    failure: "Unable To Delete Bank",
    onDone: () => {
      // What is typed in its drawer, below, is of a bank that is gone.
      releaseUnsaved();
      close();
      void navigate(
        { pathname: "/withdraw/bank-list", search: withoutPanel(new URLSearchParams(search), panels).toString() },
        { replace: true },
      );
    },
  });
  if (!bank) return null;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Delete bank"
      tone="danger"
      confirmLabel={`Delete ${bank.key.length > LONGEST_IN_BUTTON ? "bank" : bank.key}`}
      pending={pending}
      onConfirm={() => void submit({ query: { uuid: bank.uuid, opId: bank.opId } })}
    >
      <p className="break-words">
        Delete <strong>{bank.bankName.en}</strong> ({bank.key}) of <strong>{operator}</strong>. Its players can no
        longer choose it for a withdrawal.
      </p>
    </ConfirmDialog>
  );
};

export default DeleteBankConfirm;

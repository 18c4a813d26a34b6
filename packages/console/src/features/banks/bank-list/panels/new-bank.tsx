import { useCreateBank, type Input, type createBank } from "@backoffice/api-client";
import { Alert, ForbiddenState } from "@backoffice/ui";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { can, isAdmin, useSession } from "#kit/session/session.ts";
import { BankForm } from "./bank-form.tsx";

type NewBankBody = Input<typeof createBank.operation>["body"];

/** The documented sentence, in the words of who reads it (shell §8). */
const PLEASE = {
  admin: "Please select an operator before creating a bank.",
  operator: "Please select your operator or a brand before creating a bank.",
};

/** Adds a bank. An operator must be chosen first: in the top bar, or here. */
export const NewBank = ({ close }: { close: () => void }) => {
  const session = useSession();
  const { opId } = useScope();
  const write = useCreateBank();
  const chosen = opId !== ALL;
  if (!can(session, "edit_banks")) return <ForbiddenState permission="edit_banks" />;
  return (
    <>
      <PanelHead title="New bank" />
      {!chosen && (
        <div className="mb-4">
          <Alert severity="info">{isAdmin(session) ? PLEASE.admin : PLEASE.operator}</Alert>
        </div>
      )}
      <BankForm
        values={{ opId: chosen ? opId : "", key: "", bankName: {}, order: "", status: "ACTIVE" }}
        write={write}
        toInput={(bank) => ({ body: bank as NewBankBody })}
        success="New Bank added!"
        saveLabel="Add bank"
        chosen
        close={close}
      />
    </>
  );
};

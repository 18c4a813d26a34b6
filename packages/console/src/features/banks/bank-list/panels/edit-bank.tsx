import { useShowBank, useUpdateBank, type components, type Input, type updateBank } from "@backoffice/api-client";
import { Alert, Button } from "@backoffice/ui";
import { BankStatusBadge } from "#entities/bank/bank-status.tsx";
import { useOperatorTitle } from "#entities/operator/operator-titles.tsx";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { usePanels } from "#kit/panels/panels.ts";
import { Record } from "#kit/records/record-states.tsx";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { isAdmin, lacking, useSession } from "#kit/session/session.ts";
import { BankForm } from "./bank-form.tsx";

type Bank = components["schemas"]["Bank"];
type Dto = Input<typeof updateBank.operation>["body"]["dto"];

/** Why the bank can only be read now; nothing when it can be changed (decisions 25). */
const useReadOnlyReason = (): string | undefined => {
  const session = useSession();
  const { opId } = useScope();
  if (opId === ALL && !isAdmin(session)) return "Choose your operator or a brand in the top bar to change this bank.";
  return lacking(session, "edit_banks");
};

const Loaded = ({ bank, close }: { bank: Bank; close: () => void }) => {
  const panels = usePanels();
  const session = useSession();
  const { opId } = useScope();
  const write = useUpdateBank();
  const readOnlyReason = useReadOnlyReason();
  const operator = useOperatorTitle(bank.opId);
  return (
    <>
      <PanelHead title={bank.bankName.en} subtitle={operator} status={<BankStatusBadge status={bank.status} />} />
      {readOnlyReason && (
        <div className="mb-4">
          <Alert severity="info">{readOnlyReason}</Alert>
        </div>
      )}
      <BankForm
        values={{
          opId: bank.opId,
          key: bank.key,
          bankName: bank.bankName,
          order: String(bank.order),
          status: bank.status,
        }}
        write={write}
        toInput={({ opId: _fixed, ...changes }) => ({
          body: { opId: bank.opId, dto: { ...changes, uuid: bank.uuid } as Dto },
        })}
        success="Bank updated successfully!"
        saveLabel="Save"
        chosen={opId !== ALL}
        fixedOperator
        readOnly={readOnlyReason !== undefined}
        extra={
          <Button
            variant="ghost"
            reason={lacking(session, "delete_banks")}
            onClick={() => panels.open("delete-bank", { bank })}
          >
            Delete…
          </Button>
        }
        close={close}
      />
    </>
  );
};

/** Changes a bank. */
export const EditBank = ({ uuid, close }: { uuid: string; close: () => void }) => (
  <Record noun="bank" query={useShowBank({ body: { uuid } }, { staleTime: 0 })} close={close}>
    {(bank) => <Loaded bank={bank} close={close} />}
  </Record>
);

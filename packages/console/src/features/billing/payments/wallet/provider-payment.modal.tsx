import { useShowOperator } from "@backoffice/api-client";
import { Alert, Button, CopyButton, EmptyState, QrCode } from "@backoffice/ui";
import { WalletCards } from "lucide-react";
import { useState } from "react";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { PanelFoot } from "#kit/panels/panel-frame.tsx";
import { RecordStates } from "#kit/records/record-states.tsx";
import { useSelectedOperator } from "#kit/scope/use-selected-operator.ts";
import { isAdmin, lacking, useSession } from "#kit/session/session.ts";
import { OperatorChoice } from "./operator-choice.tsx";

/** Wallet address of an operator as text and QR code. */
const Address = ({ address, opId }: { address: string; opId: string }) => (
  <div className="flex flex-col items-center gap-3">
    <QrCode value={address} label="QR code of the wallet address" text={false} />
    <p className="text-meta text-ink-muted">
      Wallet address of <OperatorName opId={opId} />
    </p>
    <code dir="ltr" className="text-center font-mono text-body wrap-anywhere">
      {address}
    </code>
    <CopyButton value={address} label="Copy address" />
  </div>
);

const Wallet = ({ opId, close }: { opId: string; close: () => void }) => (
  <RecordStates noun="operator" query={useShowOperator({ body: { opId } }, { staleTime: 0 })} close={close}>
    {({ cpgBillingWallets }) =>
      cpgBillingWallets?.address ? (
        <Address address={cpgBillingWallets.address} opId={opId} />
      ) : (
        <EmptyState icon={WalletCards} title="No wallet yet">
          <OperatorName opId={opId} /> has no wallet at the provider to pay into.
        </EmptyState>
      )
    }
  </RecordStates>
);

/** The operator's wallet at the provider, which pays its invoices (money §2, §9). */
export const ProviderPayment = ({ params, open, close }: DialogPanelProps<"provider-payment">) => {
  const session = useSession();
  const panels = usePanels();
  const one = useSelectedOperator();
  const [opId, setOpId] = useState(params.opId ?? one ?? "");
  return (
    <DialogFrame open={open} close={close} title="Provider Payment">
      {isAdmin(session) && <OperatorChoice opId={opId} onChoose={setOpId} />}
      {opId === "" ? (
        <EmptyState icon={WalletCards} title="Choose an operator">
          Each operator has its own wallet.
        </EmptyState>
      ) : (
        <Wallet key={opId} opId={opId} close={close} />
      )}
      <div className="mt-4 flex flex-col gap-2">
        <Alert severity="caution">This wallet accepts only USDT and TRX.</Alert>
        <Alert severity="info">
          The invoice is deducted from the CPG balance. Any required amount must be paid by the 5th.
        </Alert>
      </div>
      <PanelFoot>
        {opId !== "" && isAdmin(session) && (
          <Button
            variant="ghost"
            reason={lacking(session, "edit_payments")}
            onClick={() => panels.open("wallet-preview", { opId })}
          >
            Wallet preview…
          </Button>
        )}
        <div className="flex-1" />
        <Button onClick={close}>Close</Button>
      </PanelFoot>
    </DialogFrame>
  );
};

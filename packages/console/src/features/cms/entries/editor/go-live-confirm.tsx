import { ConfirmDialog } from "@backoffice/ui";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import type { Way } from "./status-ways.ts";

type GoLiveConfirmProps = {
  noun: string;
  /** Title or name of the entry, and its site. */
  name: string;
  opId: string;
  way: Way;
  /** Players see an earlier version already. */
  isChange: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirms a status that shows an entry to players. */
export const GoLiveConfirm = ({
  noun,
  name,
  opId,
  way: { label },
  isChange,
  onConfirm,
  onClose,
}: GoLiveConfirmProps) => (
  <ConfirmDialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={label}
    tone="primary"
    confirmLabel={label}
    onConfirm={() => {
      onClose();
      onConfirm();
    }}
    description={
      <>
        {isChange ? "The changes to the" : "The"} {noun} <strong>{name}</strong> of{" "}
        <strong>
          <OperatorName opId={opId} />
        </strong>{" "}
        {isChange ? "become" : "becomes"} visible to players immediately.
      </>
    }
  />
);

import { ConfirmDialog } from "@backoffice/ui";
import type { ReactNode } from "react";
import { confirmLabelOf } from "#kit/panels/confirm-label-of.ts";
import type { Approval } from "./approval.ts";

type ApproveAnywayProps = {
  approval: Extract<Approval, { kind: "asks" }>;
  close: () => void;
  verb: string;
  noun: string;
  /** Shown on the button after the verb: the amount. */
  name: string | undefined;
  /** Why it cannot be approved any more. */
  reason: string | undefined;
  confirm: () => void;
  /** The record after the verb, in a sentence. */
  children: ReactNode;
};

/** Asks before a record is approved that a check forbids, or that has unread checks: repeats amount and reasons. */
export const ApproveAnyway = ({ approval, close, verb, noun, name, reason, confirm, children }: ApproveAnywayProps) => (
  <ConfirmDialog
    open
    onOpenChange={(next) => !next && close()}
    title={`${verb} ${approval.despite ?? noun}?`}
    description={
      <>
        {verb} {children}
      </>
    }
    consequence={approval.reasons.join(" ")}
    confirmLabel={confirmLabelOf({ verb, noun, name })}
    // Starts on Cancel: the question is about what should not happen.
    tone="danger"
    disabledReason={reason}
    onConfirm={confirm}
  />
);

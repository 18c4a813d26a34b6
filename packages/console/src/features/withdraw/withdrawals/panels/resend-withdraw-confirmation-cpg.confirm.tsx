import { useResendCpgWithdrawal } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { ResendPanel } from "./resend-panel.tsx";

/** Sends a withdrawal to CPG again, which has a call of its own. */
export const ResendCpgWithdrawConfirmation = ({
  params: { tx },
  ...panel
}: DialogPanelProps<"resend-withdraw-confirmation-cpg">) => (
  <ResendPanel {...panel} tx={tx} write={useResendCpgWithdrawal()} />
);

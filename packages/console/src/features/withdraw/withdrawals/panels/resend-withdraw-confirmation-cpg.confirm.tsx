import { useResendCpgWithdrawal } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { ResendPanel } from "./resend-panel.tsx";

/** Resends a withdrawal to CPG, which has its own call. */
export const ResendCpgWithdrawConfirmation = ({
  params: { tx },
  ...panel
}: DialogPanelProps<"resend-withdraw-confirmation-cpg">) => (
  <ResendPanel {...panel} tx={tx} write={useResendCpgWithdrawal()} />
);

import { useResendWithdrawal } from "@backoffice/api-client";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { ResendPanel } from "./resend-panel.tsx";

/** Resends a withdrawal to its provider. */
export const ResendWithdrawConfirmation = ({
  params: { tx },
  ...panel
}: DialogPanelProps<"resend-withdraw-confirmation">) => (
  <ResendPanel {...panel} tx={tx} write={useResendWithdrawal()} />
);

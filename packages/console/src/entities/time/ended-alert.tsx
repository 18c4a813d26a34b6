import { Alert, Button, useNow } from "@backoffice/ui";
import type { ReactNode } from "react";

type EndedAlertProps = {
  /** ISO time; null without an end. */
  endTime: string | null;
  isActive: boolean;
  /** Label, handler and disabled reason of the action that resolves it. */
  action: { label: string; onClick: () => void; reason?: string | undefined };
  /** Consequence for the user. */
  children: ReactNode;
};

/** Warns of something that has ended and is still active. */
export const EndedAlert = ({ endTime, isActive, action: { label, ...button }, children }: EndedAlertProps) => {
  const now = useNow(false);
  if (!isActive || endTime === null || !(Date.parse(endTime) <= now)) return null;
  return (
    <Alert
      severity="caution"
      className="mb-4"
      title="Ended but still active"
      action={<Button {...button}>{label}</Button>}
    >
      {children}
    </Alert>
  );
};

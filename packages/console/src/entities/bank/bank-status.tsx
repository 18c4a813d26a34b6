import { Badge } from "@backoffice/ui";

/** Statuses of a bank (shell §3). */
export const BANK_STATUS = [
  { value: "ACTIVE", label: "Active" },
  { value: "INACTIVE", label: "Inactive" },
] as const;

/** Status of a bank; an unknown one is shown as received, in neutral. */
export const BankStatusBadge = ({ status }: { status: string }) => (
  <Badge tone="normal">{BANK_STATUS.find((it) => it.value === status)?.label ?? status}</Badge>
);

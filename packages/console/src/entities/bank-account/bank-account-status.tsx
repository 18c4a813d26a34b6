import { Badge, type Tone } from "@backoffice/ui";

/** The states of a bank account (ruling 24). */
export const BANK_ACCOUNT_STATUS = [
  { value: "PENDING", label: "Pending" },
  { value: "APPROVED", label: "Approved" },
  { value: "REJECTED", label: "Rejected" },
] as const;

const TONES: Record<string, Tone> = { PENDING: "look", APPROVED: "normal", REJECTED: "stop" };

/** Status of a bank account. Deleted replaces any other (shell §4); an unknown one is shown as received, in neutral. */
export const BankAccountStatusBadge = ({ status, isDeleted }: { status: string; isDeleted: boolean }) =>
  isDeleted ? (
    <Badge tone="normal">Deleted</Badge>
  ) : (
    <Badge tone={TONES[status] ?? "normal"}>
      {BANK_ACCOUNT_STATUS.find((it) => it.value === status)?.label ?? status}
    </Badge>
  );

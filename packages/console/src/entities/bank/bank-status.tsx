import { Badge } from "@backoffice/ui";

/** What players see of a bank (shell §3). */
export const BANK_STATUS = [
  { value: "ACTIVE", label: "Active" },
  { value: "INACTIVE", label: "Inactive" },
] as const;

/** The status of a bank; one that is not known yet is shown as it came, in neutral. */
export const BankStatusBadge = ({ status }: { status: string }) => (
  <Badge tone={status === "ACTIVE" ? "positive" : "neutral"}>
    {BANK_STATUS.find((it) => it.value === status)?.label ?? status}
  </Badge>
);

import { StatusBadge, type Statuses } from "#kit/words/status-badge.tsx";
import type { Staff } from "./staff.params.ts";

/** Statuses of an account. */
export const STAFF_STATUS: Statuses<"ACTIVE" | "BLOCKED"> = {
  ACTIVE: { label: "Active", tone: "positive" },
  BLOCKED: { label: "Blocked", tone: "critical" },
};

export const staffStatus = ({ blocked }: Staff) => (blocked ? "BLOCKED" : "ACTIVE");

/** Status badge of an account. */
export const StaffStatusBadge = ({ staff }: { staff: Staff }) => (
  <StatusBadge status={staffStatus(staff)} of={STAFF_STATUS} />
);

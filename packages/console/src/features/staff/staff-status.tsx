import { StatusBadge, type Statuses } from "#kit/words/status-badge.tsx";
import type { Staff } from "./staff.params.ts";

/** Whether somebody may sign in. */
export const STAFF_STATUS: Statuses<"ACTIVE" | "BLOCKED"> = {
  ACTIVE: { label: "Active", tone: "positive" },
  BLOCKED: { label: "Blocked", tone: "critical" },
};

export const staffStatus = ({ blocked }: Staff) => (blocked ? "BLOCKED" : "ACTIVE");

/** Whether somebody may sign in, as a badge. */
export const StaffStatusBadge = ({ staff }: { staff: Staff }) => (
  <StatusBadge status={staffStatus(staff)} of={STAFF_STATUS} />
);

import { StatusBadge, type Statuses } from "#kit/words/status-badge.tsx";
import type { StaffUser } from "./staff-user.ts";

/** Statuses of an account. */
export const STAFF_STATUS: Statuses<"ACTIVE" | "BLOCKED"> = {
  ACTIVE: { label: "Active", tone: "normal" },
  BLOCKED: { label: "Blocked", tone: "stop" },
};

export const staffStatus = ({ blocked }: StaffUser) => (blocked ? "BLOCKED" : "ACTIVE");

/** Status badge of an account. */
export const StaffStatusBadge = ({ staff }: { staff: StaffUser }) => (
  <StatusBadge status={staffStatus(staff)} of={STAFF_STATUS} />
);

import { statusLabel, type Statuses } from "#kit/words/status-badge.tsx";

type Decided<Status extends string> = {
  /** In a sentence: "deposit". */
  noun: string;
  status: Status;
  /** The statuses that still take a decision. */
  open: readonly Status[];
  statuses: Statuses<Status>;
  /** Who decided. */
  by?: string | null | undefined;
  isDeleted?: boolean | undefined;
};

/**
 * Why a record takes no decision: it is deleted, already decided, or of an unknown status; undefined while it is open.
 * "This deposit is already rejected by m.keller."
 */
export const decidedReason = <Status extends string>({
  noun,
  status,
  open,
  statuses,
  by,
  isDeleted = false,
}: Decided<Status>): string | undefined => {
  if (isDeleted) return `This ${noun} is deleted.`;
  if (open.includes(status)) return undefined;
  if (!Object.hasOwn(statuses, status)) return `This ${noun} is ${status}.`;
  return `This ${noun} is already ${statusLabel(status, statuses).toLowerCase()}${by ? ` by ${by}` : ""}.`;
};

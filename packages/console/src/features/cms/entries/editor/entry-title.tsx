import { StatusBadge, type Statuses } from "#kit/words/status-badge.tsx";

/** Title of an entry with its status. */
export const EntryTitle = ({ title, status, of }: { title: string; status: string; of: Statuses }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <bdi>{title}</bdi> <StatusBadge status={status} of={of} />
  </span>
);

import { Badge, type Tone } from "@backoffice/ui";

/** Statuses as the API spells them, with labels and tones. */
export type Statuses<Status extends string = string> = Readonly<Record<Status, { label: string; tone: Tone }>>;

/** The statuses as options of a field or filter, in order. */
export const statusOptions = <Status extends string>(statuses: Statuses<Status>) =>
  (Object.keys(statuses) as Status[]).map((value) => ({ value, label: statuses[value].label }));

/** The label of a status; an unknown status is its own label. */
export const statusLabel = (status: string, of: Statuses): string =>
  Object.hasOwn(of, status) ? of[status]!.label : status;

type StatusBadgeProps = { status: string; of: Statuses };

/** A status as a badge; neutral if it is unknown. */
export const StatusBadge = ({ status, of }: StatusBadgeProps) => (
  <Badge tone={Object.hasOwn(of, status) ? of[status]!.tone : "normal"}>{statusLabel(status, of)}</Badge>
);

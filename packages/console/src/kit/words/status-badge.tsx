import { Badge, type Tone } from "@backoffice/ui";

/** The states of something, as the API spells them, with their words and tones. */
export type Statuses<Status extends string = string> = Readonly<Record<Status, { label: string; tone: Tone }>>;

/** The states as options of a field or filter, in their order. */
export const statusOptions = <Status extends string>(statuses: Statuses<Status>) =>
  (Object.keys(statuses) as Status[]).map((value) => ({ value, label: statuses[value].label }));

/** The word for a state; one that is not known yet is its own word. */
export const statusLabel = (status: string, of: Statuses): string =>
  Object.hasOwn(of, status) ? of[status]!.label : status;

type StatusBadgeProps = { status: string; of: Statuses };

/** A state as a badge; one that is not known yet is in neutral. */
export const StatusBadge = ({ status, of }: StatusBadgeProps) => (
  <Badge tone={Object.hasOwn(of, status) ? of[status]!.tone : "neutral"}>{statusLabel(status, of)}</Badge>
);

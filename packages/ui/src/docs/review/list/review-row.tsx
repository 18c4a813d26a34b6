import type { ReactNode } from "react";
import { Checkbox } from "../../../primitives/controls/checkbox.tsx";
import { AbsentStates } from "./absent-states.tsx";
import type { ReviewPanel } from "../review-list.ts";

type ReviewRowProps = {
  at: ReviewPanel;
  number: number;
  /** Number of its listed states that were seen. */
  seen: number;
  /** Ticks all its listed states, or none. */
  onSeen: (seen: boolean) => void;
  /** Its states. */
  children: ReactNode;
};

/** One panel: title, id, URL, width, roles, and its states. */
export const ReviewRow = ({ at, number, seen, onSeen, children }: ReviewRowProps) => (
  // On a phone the cells are stacked next to the number.
  <tr className="border-t align-top max-sm:grid max-sm:grid-cols-[2rem_minmax(0,1fr)_1.5rem]">
    <td className="py-2 text-ink-muted tabular">{number}</td>
    <th scope="row" className="py-2 pe-4 text-start font-medium">
      {at.title}
      {at.title !== at.panel && (
        <code className="block font-mono text-meta font-normal wrap-anywhere text-ink-muted">{at.panel}</code>
      )}
      <span className="block text-meta font-normal text-ink-muted tabular">
        {at.stories.length} {at.stories.length === 1 ? "state" : "states"}
      </span>
      {at.facts.address && (
        <code className="block font-mono text-meta font-normal wrap-anywhere text-ink-muted">{at.facts.address}</code>
      )}
    </th>
    <td className="py-2 pe-4 text-meta text-ink-muted max-sm:order-1 max-sm:col-[2/-1] max-sm:py-0">
      <span className="block text-ink">{at.facts.width}</span>
      {at.facts.roles.join(", ")}
    </td>
    <td className="py-2 pe-4 max-sm:order-1 max-sm:col-[2/-1]">
      {at.stories.length === 0 && <span className="text-ink-muted">No stories yet</span>}
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5">{children}</ul>
      <AbsentStates panel={at} />
    </td>
    <td className="py-2 text-end">
      {at.stories.length > 0 && (
        <Checkbox
          aria-label={`Seen: all states of ${at.title}`}
          checked={seen === at.stories.length}
          indeterminate={seen > 0 && seen < at.stories.length}
          onChange={(event) => onSeen(event.currentTarget.checked)}
        />
      )}
    </td>
  </tr>
);

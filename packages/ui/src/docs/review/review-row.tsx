import { Checkbox } from "../../primitives/controls/checkbox.tsx";
import type { ReviewPanel } from "./review-list.ts";

/** Link to a story of the surrounding Storybook. */
export const linkTo = (id: string): string => `./?path=/story/${encodeURIComponent(id)}`;

type ReviewRowProps = { at: ReviewPanel; number: number; seen: boolean; onSeen: (seen: boolean) => void };

/** One panel: URL, width, roles, and a link to each of its states. */
export const ReviewRow = ({ at, number, seen, onSeen }: ReviewRowProps) => (
  // On a phone the cells are stacked next to the number.
  <tr className="border-t align-top max-sm:grid max-sm:grid-cols-[2rem_minmax(0,1fr)_1.5rem]">
    <td className="py-2 text-ink-muted tabular">{number}</td>
    <th scope="row" className="py-2 pe-4 text-start font-medium">
      {at.stories[0] ? (
        <a href={linkTo(at.stories[0].id)} target="_top" className="text-accent-ink underline underline-offset-2">
          {at.title}
        </a>
      ) : (
        at.title
      )}
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
      {at.facts.roles.map((role) => (
        <span key={role} className="block">
          {role}
        </span>
      ))}
    </td>
    <td className="py-2 pe-4 max-sm:order-1 max-sm:col-[2/-1]">
      {at.stories.length === 0 && <span className="text-ink-muted">No stories yet</span>}
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {at.stories.map(({ id, name }) => (
          <li key={id}>
            <a
              href={linkTo(id)}
              target="_top"
              className="inline-flex min-h-6 items-center text-ink-muted underline-offset-2 hover:text-ink hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </td>
    <td className="py-2 text-end">
      <Checkbox
        aria-label={`Seen: ${at.title}`}
        checked={seen}
        onChange={(event) => onSeen(event.currentTarget.checked)}
      />
    </td>
  </tr>
);

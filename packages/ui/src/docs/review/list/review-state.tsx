import { StickyNote } from "lucide-react";
import { Badge } from "../../../display/values/badge.tsx";
import { Checkbox } from "../../../primitives/controls/checkbox.tsx";
import type { LookStatus } from "./filter-panels.ts";
import { LookThumbnail, type Thumbnail } from "../look/look-thumbnail.tsx";
import type { ReviewLook } from "../review-list.ts";

type ReviewStateProps = {
  look: ReviewLook;
  status: LookStatus;
  /** What its thumbnail shows; undefined without one. */
  thumbnail: Thumbnail | undefined;
  switches: string;
  onOpen: () => void;
  onSeen: (seen: boolean) => void;
};

/** One state of a panel: its thumbnail, the button that opens it, its tick, and whether it has changed or has a note. */
export const ReviewState = (props: ReviewStateProps) => {
  const { look, status, thumbnail, switches, onOpen, onSeen } = props;
  const { id, title, name } = look;
  return (
    <li className={thumbnail ? "flex w-40 flex-col gap-0.5" : "flex max-w-full"}>
      {thumbnail && (
        // The name below does the same for keyboards and screen readers.
        <button type="button" aria-hidden tabIndex={-1} className="block cursor-pointer" onClick={onOpen}>
          <LookThumbnail look={look} switches={switches} shows={thumbnail} />
        </button>
      )}
      <span className="flex min-h-6 min-w-0 items-start gap-x-1.5">
        <Checkbox
          aria-label={`Seen: ${title}, ${name}`}
          className="mt-1"
          checked={status.seen}
          onChange={(event) => onSeen(event.currentTarget.checked)}
        />
        <button
          id={`look-${id}`}
          type="button"
          onClick={onOpen}
          className="min-h-6 min-w-0 flex-1 rounded-sm text-start wrap-anywhere text-ink-muted underline-offset-2 hover:text-ink hover:underline"
        >
          {name}
        </button>
        {status.noted && (
          <StickyNote size={14} role="img" aria-label="Has a note" className="mt-1 shrink-0 text-ink-muted" />
        )}
        {status.changed && (
          <Badge tone="look" className="mt-0.5 shrink-0">
            Changed
          </Badge>
        )}
      </span>
    </li>
  );
};

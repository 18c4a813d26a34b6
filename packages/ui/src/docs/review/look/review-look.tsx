import { ArrowLeft, ChevronLeft, ChevronRight, ExternalLink } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Badge } from "../../../display/values/badge.tsx";
import { useWidth } from "../../../display/charts/use-width.ts";
import { Button } from "../../../primitives/button/button.tsx";
import { IconButton } from "../../../primitives/button/icon-button.tsx";
import { Kbd } from "../../../primitives/kbd.tsx";
import { Checkbox } from "../../../primitives/controls/checkbox.tsx";
import { Textarea } from "../../../primitives/controls/textarea.tsx";
import { NOTE_MAX, type Mark } from "../marks/mark.ts";
import type { ReviewLook as Look } from "../review-list.ts";
import { lookAddress } from "./look-address.ts";
import { LookFrame } from "./look-frame.tsx";
import { useLookKeys } from "./use-look-keys.ts";

/** Window of the story in CSS pixels. */
const WINDOW = { width: 1280, height: 800 };

type ReviewLookProps = {
  look: Look;
  /** Index in the filtered order, from 0, and its length. */
  position: number;
  total: number;
  switches: string;
  mark: Mark | undefined;
  changed: boolean;
  /** Moves by one look, backwards with -1. */
  onStep: (step: 1 | -1) => void;
  onSeen: (seen: boolean) => void;
  onNote: (note: string) => void;
  onClose: () => void;
};

/** One look, live, with its tick and note, and the way to the next and previous one. */
export const ReviewLook = (props: ReviewLookProps) => {
  const { look, position, total, switches, mark, changed, onStep, onSeen, onNote, onClose } = props;
  const [width, measured] = useWidth();
  const heading = useRef<HTMLHeadingElement>(null);
  const noteId = useId();
  const seen = mark?.seen ?? false;
  const step = (by: 1 | -1) => position + by >= 0 && position + by < total && onStep(by);
  const { frame, listen } = useLookKeys([
    { chords: ["J"], run: () => void step(1), inStory: true },
    { chords: ["K"], run: () => void step(-1), inStory: true },
    { chords: ["X"], run: () => onSeen(!seen || changed), inStory: true },
    { chords: ["Escape"], run: onClose },
  ]);
  useEffect(() => heading.current?.focus(), [look.id]);
  return (
    <section className="flex min-w-0 flex-col gap-3" ref={measured}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button size="sm" variant="ghost" onClick={onClose}>
          <ArrowLeft size={14} aria-hidden className="rtl:-scale-x-100" />
          All panels
        </Button>
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-heading font-semibold wrap-anywhere outline-none">
          {look.title}: {look.name}
        </h2>
        {changed && <Badge tone="look">Changed since seen</Badge>}
        <span className="ms-auto flex items-center gap-1">
          <span role="status" className="tabular text-meta text-ink-muted">
            {position + 1} of {total}
          </span>
          <IconButton
            label="Previous look"
            shortcut="K"
            icon={<ChevronLeft size={16} aria-hidden className="rtl:-scale-x-100" />}
            reason={position === 0 ? "This is the first look." : undefined}
            onClick={() => step(-1)}
          />
          <IconButton
            label="Next look"
            shortcut="J"
            icon={<ChevronRight size={16} aria-hidden className="rtl:-scale-x-100" />}
            reason={position === total - 1 ? "This is the last look." : undefined}
            onClick={() => step(1)}
          />
        </span>
      </div>
      {width > 0 && (
        <LookFrame
          key={`${look.id} ${switches}`}
          ref={frame}
          id={look.id}
          title={`${look.title}: ${look.name}`}
          switches={switches}
          {...WINDOW}
          scale={Math.min(1, width / WINDOW.width)}
          onLoad={listen}
        />
      )}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <label className="flex min-h-7 items-center gap-2">
          <Checkbox checked={seen} onChange={(event) => onSeen(event.currentTarget.checked)} />
          Seen
        </label>
        {changed && (
          <Button size="sm" onClick={() => onSeen(true)}>
            Mark as seen again
          </Button>
        )}
        <Button size="sm" variant="ghost" asChild>
          <a href={lookAddress(look.id, switches)} target="_blank" rel="noreferrer">
            Open in Storybook
            <ExternalLink size={14} aria-hidden />
          </a>
        </Button>
        <div className="min-w-64 flex-1">
          <label htmlFor={noteId} className="text-meta font-medium">
            Note
          </label>
          <Textarea
            id={noteId}
            rows={2}
            maxLength={NOTE_MAX}
            value={mark?.note ?? ""}
            onChange={(event) => onNote(event.currentTarget.value)}
          />
        </div>
      </div>
      <p className="text-meta text-ink-muted">
        <Kbd>J</Kbd> next look, <Kbd>K</Kbd> previous look, <Kbd>X</Kbd> seen, <Kbd>Esc</Kbd> all panels
      </p>
    </section>
  );
};

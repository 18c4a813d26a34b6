import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Badge } from "../../../display/values/badge.tsx";
import { IconButton } from "../../../primitives/button/icon-button.tsx";
import type { ReviewLook } from "../review-list.ts";

type LookHeadProps = {
  look: ReviewLook;
  position: number;
  total: number;
  changed: boolean;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
};

/** One line above an opened look: its name, its place in the list, and the ways out. */
export const LookHead = ({ look, position, total, changed, onStep, onClose }: LookHeadProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [look.id]);
  return (
    <header className="flex h-10 items-center gap-2 border-b px-2">
      <IconButton
        label="All panels"
        shortcut="Esc"
        icon={<ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />}
        onClick={onClose}
      />
      <h2 ref={heading} tabIndex={-1} className="min-w-0 truncate text-heading font-semibold outline-none">
        {look.title}: {look.name}
      </h2>
      {changed && <Badge tone="look">Changed since seen</Badge>}
      <span className="ms-auto flex shrink-0 items-center gap-1">
        <span role="status" className="tabular text-meta text-ink-muted">
          {position + 1} of {total}
        </span>
        <IconButton
          label="Previous look"
          shortcut="K"
          icon={<ChevronLeft size={16} aria-hidden className="rtl:-scale-x-100" />}
          reason={position === 0 ? "This is the first look." : undefined}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label="Next look"
          shortcut="J"
          icon={<ChevronRight size={16} aria-hidden className="rtl:-scale-x-100" />}
          reason={position === total - 1 ? "This is the last look." : undefined}
          onClick={() => onStep(1)}
        />
      </span>
    </header>
  );
};

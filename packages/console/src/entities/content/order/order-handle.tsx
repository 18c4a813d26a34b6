import { cn } from "@backoffice/ui";
import { GripVertical } from "lucide-react";
import type { PointerEvent } from "react";

type OrderHandleProps = { locked: boolean; isDragged: boolean; onDrag: (event: PointerEvent) => void };

/** Drag handle of a row, for mouse and touch; keyboard users have buttons. */
export const OrderHandle = ({ locked, isDragged, onDrag }: OrderHandleProps) => (
  <span
    aria-hidden
    onPointerDown={locked ? undefined : onDrag}
    className={cn(
      "-ms-1 touch-none p-1 text-ink-faint",
      locked ? "opacity-40" : isDragged ? "cursor-grabbing" : "cursor-grab",
    )}
  >
    <GripVertical size={16} strokeWidth={1.75} />
  </span>
);

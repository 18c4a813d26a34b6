import { cn, IconButton } from "@backoffice/ui";
import type { components } from "@backoffice/api-client";
import { GripVertical, Pencil, Trash2 } from "lucide-react";
import type { DragEvent, KeyboardEvent } from "react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import type { FooterOf, FooterPlace } from "../site.params.ts";
import type { Step } from "./footer-move.ts";
import type { FooterOrder } from "./use-footer-order.ts";

type FooterLineProps = {
  of: FooterOf;
  item: components["schemas"]["FooterItem"];
  place: FooterPlace;
  reason: string | undefined;
  mayMove: boolean;
  order: FooterOrder;
  setDragged: (place: FooterPlace | undefined) => void;
  /** Puts what is dragged before the item at this index. */
  drop: (index: number) => void;
};

/** The way an arrow key goes: sideways it depends on the direction of the page. */
const stepOf = ({ key, currentTarget }: KeyboardEvent): Step | undefined => {
  const isRtl = getComputedStyle(currentTarget).direction === "rtl";
  if (key === "ArrowUp") return "up";
  if (key === "ArrowDown") return "down";
  if (key === "ArrowLeft") return isRtl ? "on" : "back";
  return key === "ArrowRight" ? (isRtl ? "back" : "on") : undefined;
};

/** One item of a footer: what it says, where it leads, and the handle by which it is dragged or moved with arrow keys. */
export const FooterLine = ({ of, item, place, reason, mayMove, order, setDragged, drop }: FooterLineProps) => {
  const panels = usePanels();
  const { column, index } = place;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step || !mayMove) return;
    event.preventDefault();
    order.step(place, step);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    drop(event.clientY > top + height / 2 ? index + 1 : index);
  };
  return (
    <li
      draggable={mayMove}
      onDragStart={() => setDragged(place)}
      onDragEnd={() => setDragged(undefined)}
      onDrop={onDrop}
      className={cn("flex min-w-0 items-center gap-2 border-b py-1.5", mayMove && "cursor-grab")}
    >
      <IconButton
        size="sm"
        icon={GripVertical}
        label={`Move ${item.title}`}
        shortcut="← ↑ ↓ →"
        data-handle={`${column}/${index}`}
        onKeyDown={onKeyDown}
        reason={mayMove ? undefined : reason}
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-body font-medium" title={item.title}>
          <bdi>{item.title}</bdi>
        </span>
        <span className="block truncate font-mono text-meta text-ink-muted" title={item.url}>
          <bdi dir="ltr">{item.url}</bdi>
        </span>
      </span>
      <IconButton
        size="sm"
        icon={Pencil}
        label={`Edit ${item.title}`}
        reason={reason}
        onClick={() => panels.open("edit-footer-menu-item", { of, place, item })}
      />
      <IconButton
        size="sm"
        icon={Trash2}
        label={`Delete ${item.title}`}
        reason={reason}
        onClick={() => panels.open("delete-footer-menu-item", { of, place, item })}
      />
    </li>
  );
};

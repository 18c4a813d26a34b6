import { cn, IconButton } from "@backoffice/ui";
import type { components } from "@backoffice/api-client";
import { ArrowLeftToLine, ArrowRightToLine, GripVertical, Pencil, Trash2 } from "lucide-react";
import type { DragEvent, KeyboardEvent } from "react";
import { OrderArrows } from "#entities/content/order/order-arrows.tsx";
import { orderStep } from "#entities/content/order/order-step.ts";
import { RowMenu } from "#entities/content/order/order-row-menu.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import type { FooterOf } from "../footer-of.ts";
import type { FooterPlace } from "../footer-place.ts";
import { stepFrom, type Step } from "./footer-move.ts";
import type { FooterOrder } from "./use-footer-order.ts";

type FooterLineProps = {
  of: FooterOf;
  item: components["schemas"]["FooterItem"];
  place: FooterPlace;
  reason: string | undefined;
  mayMove: boolean;
  order: FooterOrder;
  setDragged: (place: FooterPlace | undefined) => void;
  /** Moves the dragged item before this index. */
  drop: (index: number) => void;
};

/** Direction of an arrow key; horizontal keys depend on the page's text direction. */
const stepOf = ({ key, currentTarget }: KeyboardEvent): Step | undefined => {
  const isRtl = getComputedStyle(currentTarget).direction === "rtl";
  if (key === "ArrowUp") return "up";
  if (key === "ArrowDown") return "down";
  if (key === "ArrowLeft") return isRtl ? "on" : "back";
  return key === "ArrowRight" ? (isRtl ? "back" : "on") : undefined;
};

/** Menu items that move to another column, for pointers that cannot drag. */
const SIDEWAYS = [
  { step: "back", label: "Move to the previous column", icon: ArrowLeftToLine },
  { step: "on", label: "Move to the next column", icon: ArrowRightToLine },
] as const;

/** A footer item: title and URL, a handle to drag it or move it with arrow keys, and buttons to move it. */
export const FooterLine = ({ of, item, place, reason, mayMove, order, setDragged, drop }: FooterLineProps) => {
  const panels = usePanels();
  const { column, index } = place;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step || !mayMove) return;
    event.preventDefault();
    order.step(place, step);
  };
  const locked = mayMove ? undefined : reason;
  const isPossible = (step: Step) => stepFrom(order.menu, place, step) !== undefined;
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    drop(event.clientY > top + height / 2 ? index + 1 : index);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its buttons
    <li
      onKeyDown={(event) => {
        const step = event.defaultPrevented ? 0 : orderStep(event);
        if (step === 0) return;
        event.preventDefault();
        if (mayMove) order.step(place, step < 0 ? "up" : "down");
      }}
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
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
        aria-description="Arrow keys move it up, down and to the neighbouring columns"
        data-handle={`${column}/${index}`}
        onKeyDown={onKeyDown}
        reason={locked}
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-body font-medium" title={item.title}>
          <bdi>{item.title}</bdi>
        </span>
        <span className="block truncate font-mono text-meta text-ink-muted" title={item.url}>
          <bdi dir="ltr">{item.url}</bdi>
        </span>
      </span>
      <OrderArrows
        name={item.title}
        locked={locked}
        isFirst={!isPossible("up")}
        isLast={!isPossible("down")}
        onStep={(step) => order.step(place, step < 0 ? "up" : "down")}
      />
      <RowMenu
        row={item}
        name={item.title}
        actions={SIDEWAYS.map(({ step, label, icon }) => ({
          id: step,
          label,
          icon,
          reason: () => locked ?? (isPossible(step) ? undefined : "There is no column on that side."),
          onSelect: () => order.step(place, step),
        }))}
      />
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

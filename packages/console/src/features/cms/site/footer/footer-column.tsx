import { Button, cn, SectionHeading } from "@backoffice/ui";
import { Plus } from "lucide-react";
import { useId, type DragEvent } from "react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import type { FooterOf } from "../footer-of.ts";
import type { FooterPlace } from "../footer-place.ts";
import { ColumnActions } from "./column-actions.tsx";
import { columnTitle, MOST_ITEMS } from "./footer-edit.ts";
import { FooterLine } from "./footer-line.tsx";
import type { FooterOrder } from "./use-footer-order.ts";

type FooterColumnProps = {
  of: FooterOf;
  name: string;
  columns: Readonly<Record<string, string>>;
  order: FooterOrder;
  /** Reason why its items cannot be edited now. */
  reason: string | undefined;
  mayMove: boolean;
  dragged: FooterPlace | undefined;
  setDragged: (place: FooterPlace | undefined) => void;
};

/** A column of a footer: heading, items in order, and a button to add one. */
export const FooterColumn = ({ of, name, columns, order, reason, mayMove, dragged, setDragged }: FooterColumnProps) => {
  const headingId = useId();
  const panels = usePanels();
  const { items } = order.menu[name]!;
  const full = items.length >= MOST_ITEMS ? `Use at most ${MOST_ITEMS} items in a column.` : undefined;
  /** Moves the dragged item before index `index` of the visible column. */
  const drop = (index: number) => {
    if (!dragged) return;
    // Removing it shifts the items below it up by one.
    const below = dragged.column === name && dragged.index < index;
    order.move(dragged, { column: name, index: below ? index - 1 : index });
    setDragged(undefined);
  };
  const onOver = (event: DragEvent) => dragged && event.preventDefault();
  return (
    <section
      aria-labelledby={headingId}
      onDragOver={onOver}
      onDrop={(event) => {
        event.preventDefault();
        drop(items.length);
      }}
      className={cn("flex min-w-0 flex-col gap-2", dragged && "rounded-md outline outline-dashed outline-line-strong")}
    >
      <SectionHeading
        id={headingId}
        level={2}
        actions={<ColumnActions {...{ of, name, reason }} column={order.menu[name]!} />}
      >
        {columnTitle(order.menu, name)}
      </SectionHeading>
      <ol className="flex flex-col border-t">
        {items.map((item, index) => (
          <FooterLine
            // Items have no identity other than their position.
            // eslint-disable-next-line react/no-array-index-key
            key={index}
            {...{ of, item, reason, mayMove, order, setDragged, drop }}
            place={{ column: name, index }}
          />
        ))}
        {items.length === 0 && <li className="py-2 text-body text-ink-muted">No items yet.</li>}
      </ol>
      <Button
        size="sm"
        className="self-start"
        aria-label={`Add item to ${columnTitle(order.menu, name)}`}
        reason={reason ?? full}
        onClick={() => panels.open("add-footer-menu-item", { of, columns, column: name })}
      >
        <Plus size={14} strokeWidth={1.75} aria-hidden />
        Add item
      </Button>
    </section>
  );
};

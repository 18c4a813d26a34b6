import type { components } from "@backoffice/api-client";
import { cn } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { CornerDownRight } from "lucide-react";
import { memo, type PointerEvent } from "react";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { BlockLanguages } from "#entities/content/texts/block-languages.tsx";
import { textIn } from "#entities/content/texts/texts-by-language.ts";
import { OrderArrows } from "#entities/content/order/order-arrows.tsx";
import { OrderHandle } from "#entities/content/order/order-handle.tsx";
import { orderStep } from "#entities/content/order/order-step.ts";
import { RowMenu } from "#entities/content/order/order-row-menu.tsx";
import { ENTRY_STATUS } from "#entities/content/kinds/entry-words.ts";

type Entry = components["schemas"]["CmsEntry"];

type MenuRowProps = {
  row: Entry;
  /** Parent of the item, and number of its ancestors. */
  parent: Entry | undefined;
  depth: number;
  /** Index among its siblings, from 0, and their number. */
  place: number;
  beside: number;
  /** Code of the language in which its title is shown. */
  language: string;
  /** Language codes of the site. */
  siteLanguages: readonly string[] | undefined;
  /** Reason why the order cannot be changed now. */
  locked: string | undefined;
  isDragged: boolean;
  isOpen: boolean;
  onStep: (id: string, step: -1 | 1) => void;
  onDrag: (event: PointerEvent, id: string) => void;
  onOpen: (id: string) => void;
  actions: readonly RowAction<Entry>[];
};

/** Indentation by depth; deeper items are not indented further, for narrow screens. */
const INDENTS = ["", "ps-6", "ps-12", "ps-18"];

/** An item of the menu tree. Memoized, so that of hundreds only moved items render again. */
export const MenuRow = memo((props: MenuRowProps) => {
  const { row, parent, depth, place, beside, language, siteLanguages, locked, isDragged, isOpen, actions } = props;
  const { id, content, status, languages } = row;
  const title = textIn(content, "title", language) || row.key;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its buttons
    <li
      data-row-id={id}
      onKeyDown={(event) => {
        const step = orderStep(event);
        if (step === 0) return;
        event.preventDefault();
        if (!locked) props.onStep(id, step);
      }}
      className={cn(
        "flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2",
        isDragged ? "relative bg-raised shadow-float" : isOpen ? "bg-selected" : "hover:bg-hover",
      )}
    >
      <OrderHandle locked={locked !== undefined} isDragged={isDragged} onDrag={(event) => props.onDrag(event, id)} />
      <span className={cn("flex min-w-40 flex-1 basis-56 items-center gap-2", INDENTS[Math.min(depth, 3)])}>
        {parent && <CornerDownRight size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-faint" />}
        <span className="min-w-0">
          <button
            type="button"
            onClick={() => props.onOpen(id)}
            className="block max-w-full truncate text-start font-semibold text-ink underline-offset-2 hover:underline"
          >
            <bdi>{title}</bdi>
          </button>
          <span className="block truncate text-meta text-ink-muted">
            <bdi className="font-mono">{row.key}</bdi>
            {parent && (
              <>
                {" "}
                · under <bdi>{textIn(parent.content, "title", language) || parent.key}</bdi>
              </>
            )}
          </span>
        </span>
      </span>
      <span className="min-w-0 basis-44 truncate font-mono text-meta text-ink-muted">
        <bdi dir="ltr">{textIn(content, "url", language)}</bdi>
      </span>
      <span className="basis-24">
        <StatusBadge status={status} of={ENTRY_STATUS} />
      </span>
      <span className="basis-32">
        <BlockLanguages written={languages} expected={siteLanguages} />
      </span>
      <span className="ms-auto flex shrink-0 items-center gap-0.5">
        <OrderArrows
          name={title}
          locked={locked}
          isFirst={place === 0}
          isLast={place === beside - 1}
          onStep={(step) => props.onStep(id, step)}
        />
        <RowMenu row={row} name={title} actions={actions} />
      </span>
    </li>
  );
});

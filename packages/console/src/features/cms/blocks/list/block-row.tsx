import type { components } from "@backoffice/api-client";
import { cn } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import type { PointerEvent } from "react";
import { MediaPicture } from "#entities/media/media-picture.tsx";
import type { BlockFacts } from "#entities/content/kinds/block-kinds.ts";
import { BlockStateBadge } from "../kinds/block-state-badge.tsx";
import { textIn } from "#entities/content/texts/texts-by-language.ts";
import { BlockLanguages } from "#entities/content/texts/block-languages.tsx";
import { OrderArrows } from "#entities/content/order/order-arrows.tsx";
import { OrderHandle } from "#entities/content/order/order-handle.tsx";
import { orderStep } from "#entities/content/order/order-step.ts";
import { RowMenu } from "#entities/content/order/order-row-menu.tsx";

type Row = components["schemas"]["CmsBlock"];

type BlockRowProps = {
  row: Row;
  facts: BlockFacts;
  /** Code of the language in which its title is shown. */
  language: string;
  /** Codes of the site's languages. */
  siteLanguages: readonly string[] | undefined;
  now: number;
  at: number;
  last: number;
  /** Reason why the order cannot be changed now. */
  locked: string | undefined;
  isDragged: boolean;
  isOpen: boolean;
  onMove: (to: number) => void;
  onDrag: (event: PointerEvent) => void;
  onOpen: () => void;
  actions: readonly RowAction<Row>[];
};

/** A row of the list: preview, title, state and position of a block. */
export const BlockRow = (props: BlockRowProps) => {
  const {
    row,
    facts,
    language,
    siteLanguages,
    now,
    at,
    last,
    locked,
    isDragged,
    isOpen,
    onMove,
    onDrag,
    onOpen,
    actions,
  } = props;
  const { block, languages } = row;
  const title = textIn(block.content, "title", language);
  const hasPicture = "imagePath" in facts.texts;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its buttons
    <li
      data-row-id={row.id}
      onKeyDown={(event) => {
        const step = orderStep(event);
        if (step === 0) return;
        event.preventDefault();
        if (!locked) onMove(at + step);
      }}
      className={cn(
        "flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2",
        isDragged ? "relative bg-raised shadow-float" : isOpen ? "bg-selected" : "hover:bg-hover",
      )}
    >
      <OrderHandle locked={locked !== undefined} isDragged={isDragged} onDrag={onDrag} />
      <span className="w-5 text-end text-meta text-ink-muted tabular">{at + 1}</span>
      {hasPicture && (
        <MediaPicture
          fit="cover"
          path={textIn(block.content, "imagePath", language)}
          className="h-10 w-16 rounded-sm border"
        />
      )}
      <span className="min-w-32 flex-1 basis-40">
        <button
          type="button"
          onClick={onOpen}
          className="block max-w-full truncate text-start font-semibold text-ink underline-offset-2 hover:underline"
        >
          <bdi>{block.name}</bdi>
        </button>
        {title !== block.name && (
          <span className="block truncate text-meta text-ink-muted">
            <bdi>{title}</bdi>
          </span>
        )}
      </span>
      <span className="basis-44">
        <BlockStateBadge block={block} now={now} />
      </span>
      <span className="basis-32">
        <BlockLanguages written={languages} expected={siteLanguages} />
      </span>
      <span className="ms-auto flex shrink-0 items-center gap-0.5">
        <OrderArrows
          name={block.name}
          locked={locked}
          isFirst={at === 0}
          isLast={at === last}
          onStep={(step) => onMove(at + step)}
        />
        <RowMenu row={row} name={block.name} actions={actions} />
      </span>
    </li>
  );
};

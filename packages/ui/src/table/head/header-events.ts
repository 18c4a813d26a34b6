import type { HTMLAttributes, KeyboardEvent, MouseEvent, PointerEvent } from "react";
import type { Grid } from "../features.ts";
import { clearOfSticky } from "../grid/focus-cell.ts";
import { followDrag } from "./header-drag.ts";
import { moveColumn } from "../columns/move-column.ts";
import { neighbourOf } from "../rows/neighbour-of.ts";
import { columnUnits, previewWidth } from "../columns/size-columns.ts";
import type { RowData } from "../types.ts";
import type { ColumnLayout } from "../columns/use-column-layout.ts";

/** Pixels by which a key resizes a column. */
const STEP = 16;

const headingOf = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLElement>("th[data-column]") : null;
const partOf = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-part]")?.dataset["part"] : undefined;
const tableOf = (heading: HTMLElement) => heading.closest("table") as HTMLTableElement;
const isRtl = (element: Element) => getComputedStyle(element).direction === "rtl";

type Options<Row extends RowData> = {
  table: Grid<Row>;
  layout: ColumnLayout<Row>;
  onMenu: (id: string, heading: HTMLElement) => void;
};

/** Event handlers of the header row: drag, resize and keys of the column headers, which have no handlers of their own. */
export const headerEvents = <Row extends RowData>({
  table,
  layout,
  onMenu,
}: Options<Row>): HTMLAttributes<HTMLElement> => {
  const pinnedOf = (id: string | undefined) => layout.shown.find(({ own }) => own.id === id)?.pinned;
  const resize = (id: string, width: number) => table.setColumnSizing((sizes) => ({ ...sizes, [id]: width }));

  const startResize = (event: PointerEvent, heading: HTMLElement, id: string) => {
    const element = tableOf(heading);
    const from = heading.offsetWidth;
    const sign = isRtl(heading) === (pinnedOf(id) === "end") ? 1 : -1;
    let width: number | undefined;
    followDrag(heading, event.nativeEvent, false, {
      onMove: (by) => {
        width = columnUnits(element, from + by * sign);
        previewWidth(element, layout, id, width);
      },
      onEnd: (done) => {
        if (done && width !== undefined) resize(id, width);
        else previewWidth(element, layout, id, undefined);
      },
    });
  };

  const fit = async (heading: HTMLElement, id: string) => {
    const { fittingWidth } = await import("../columns/fitting-width.ts");
    resize(id, fittingWidth(tableOf(heading), id));
  };

  const startMove = (event: PointerEvent, heading: HTMLElement, id: string) => {
    const row = heading.parentElement as HTMLElement;
    const group = [...row.querySelectorAll<HTMLElement>("th[data-column]")].filter(
      (it) => pinnedOf(it.dataset["column"]) === pinnedOf(id),
    );
    const rtl = isRtl(heading);
    let drop: { over: HTMLElement; side: "before" | "after" } | undefined;
    const unmark = () => {
      for (const it of group) delete it.dataset["drop"];
    };
    followDrag(heading, event.nativeEvent, true, {
      onMove: (_, x) => {
        unmark();
        heading.dataset["dragged"] = "";
        const over = group.find((it) => {
          const { left, right } = it.getBoundingClientRect();
          return x >= left && x <= right;
        });
        drop = undefined;
        if (!over || over === heading) return;
        const side = group.indexOf(over) < group.indexOf(heading) ? "before" : "after";
        drop = { over, side };
        over.dataset["drop"] = rtl ? (side === "before" ? "right" : "left") : side === "before" ? "left" : "right";
      },
      onEnd: (done) => {
        unmark();
        delete heading.dataset["dragged"];
        const target = drop?.over.dataset["column"];
        if (done && drop && target !== undefined) moveColumn(table, id, target, drop.side);
      },
    });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const heading = headingOf(event);
    const id = heading?.dataset["column"];
    if (!heading || id === undefined || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const across = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    const by = (isRtl(heading) ? -across : across) as -1 | 0 | 1;
    if (event.key === "ArrowDown" && !event.shiftKey) onMenu(id, heading);
    else if (layout.lines !== undefined) return;
    else if (by !== 0 && event.altKey) resize(id, columnUnits(tableOf(heading), heading.offsetWidth + by * STEP));
    else if (by !== 0 && event.shiftKey) {
      const column = table.getColumn(id);
      const target = column && neighbourOf(column, by);
      if (target !== undefined) moveColumn(table, id, target, by > 0 ? "after" : "before");
    } else return;
    event.preventDefault();
  };

  return {
    onFocus: (event) => {
      const heading = headingOf(event);
      const scroller = heading?.closest<HTMLElement>("[data-slot=table-scroller]");
      if (heading && scroller) clearOfSticky(heading, scroller);
    },
    onKeyDown,
    onPointerDown: (event) => {
      const heading = headingOf(event);
      const id = heading?.dataset["column"];
      if (!heading || id === undefined || event.button !== 0) return;
      const part = partOf(event);
      if (part === "resize") {
        event.preventDefault();
        startResize(event, heading, id);
      } else if (part !== "menu" && event.pointerType !== "touch" && layout.lines === undefined)
        startMove(event, heading, id);
    },
    onDoubleClick: (event: MouseEvent) => {
      const heading = headingOf(event);
      const id = heading?.dataset["column"];
      if (heading && id !== undefined && partOf(event) === "resize") void fit(heading, id);
    },
    onClick: (event: MouseEvent) => {
      const heading = headingOf(event);
      const id = heading?.dataset["column"];
      const part = partOf(event);
      if (heading && id !== undefined && (part === "menu" || part === "heading")) onMenu(id, heading);
    },
    onContextMenu: (event: MouseEvent) => {
      const heading = headingOf(event);
      const id = heading?.dataset["column"];
      if (!heading || id === undefined) return;
      event.preventDefault();
      onMenu(id, heading);
    },
  };
};

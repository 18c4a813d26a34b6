import type { HTMLAttributes, KeyboardEvent, MouseEvent, PointerEvent } from "react";
import { neighbourOf } from "./arrange-columns.ts";
import { followDrag } from "./header-drag.ts";
import { clampWidth, fittingWidth, previewWidth } from "./size-columns.ts";
import type { ColumnModel } from "./use-column-model.ts";
import type { ColumnView } from "./use-table-view.ts";

/** Pixels a key makes a column wider or narrower. */
const STEP = 16;

const headingOf = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLElement>("th[data-column]") : null;
const partOf = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-part]")?.dataset["part"] : undefined;
const tableOf = (heading: HTMLElement) => heading.closest("table") as HTMLTableElement;
const isRtl = (element: Element) => getComputedStyle(element).direction === "rtl";

type Options<Row> = {
  model: ColumnModel<Row>;
  view: ColumnView;
  onMenu: (id: string, heading: HTMLElement) => void;
};

/** What the row of headings listens to: dragging a heading, its edge and its keys; headings have no handlers for it. */
export const headerEvents = <Row>({ model, view, onMenu }: Options<Row>): HTMLAttributes<HTMLElement> => {
  const shown = model.placed.map(({ column }) => column);

  const startResize = (event: PointerEvent, heading: HTMLElement, id: string) => {
    const table = tableOf(heading);
    const from = heading.offsetWidth;
    const sign = isRtl(heading) === (model.placed.find((it) => it.column.id === id)?.column.sticky === "end") ? 1 : -1;
    let width: number | undefined;
    followDrag(heading, event.nativeEvent, false, {
      onMove: (by) => {
        width = clampWidth(from + by * sign);
        previewWidth(table, model, id, width);
      },
      onEnd: (done) => {
        if (done && width !== undefined) view.resize(id, width);
        else previewWidth(table, model, id, undefined);
      },
    });
  };

  const startMove = (event: PointerEvent, heading: HTMLElement, id: string) => {
    const row = heading.parentElement as HTMLElement;
    const sticky = shown.find((column) => column.id === id)?.sticky;
    const group = [...row.querySelectorAll<HTMLElement>("th[data-column]")].filter(
      (it) => shown.find((column) => column.id === it.dataset["column"])?.sticky === sticky,
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
        if (done && drop && target !== undefined) view.move(id, target, drop.side);
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
    else if (by !== 0 && event.altKey) view.resize(id, clampWidth(heading.offsetWidth + by * STEP));
    else if (by !== 0 && event.shiftKey) {
      const target = neighbourOf(shown, id, by);
      if (target !== undefined) view.move(id, target, by > 0 ? "after" : "before");
    } else return;
    event.preventDefault();
  };

  return {
    onKeyDown,
    onPointerDown: (event) => {
      const heading = headingOf(event);
      const id = heading?.dataset["column"];
      if (!heading || id === undefined || event.button !== 0) return;
      const part = partOf(event);
      if (part === "resize") {
        event.preventDefault();
        startResize(event, heading, id);
      } else if (part !== "menu" && event.pointerType !== "touch") startMove(event, heading, id);
    },
    onDoubleClick: (event: MouseEvent) => {
      const heading = headingOf(event);
      const id = heading?.dataset["column"];
      if (heading && id !== undefined && partOf(event) === "resize")
        view.resize(id, fittingWidth(tableOf(heading), id));
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

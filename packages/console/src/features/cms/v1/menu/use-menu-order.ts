import { listCmsEntries, useReorderCmsEntries, type components } from "@backoffice/api-client";
import { useLatestCallback } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState, type PointerEvent, type RefObject } from "react";
import { useSubmit } from "#kit/submit/use-submit.ts";
import { textIn } from "#entities/content/texts/texts-by-language.ts";
import { useDrag } from "#entities/content/order/use-drag.ts";
import { orderUndo } from "#entities/content/order/order-undo.ts";
import { useOrder } from "#entities/content/order/use-order.ts";
import { entriesOf } from "../kinds/entries-of.ts";
import { inTree, type Standing } from "./in-tree.ts";
import { movedBeside, placeAfter } from "./moved-beside.ts";

type Entry = components["schemas"]["CmsEntry"];

/** Local order of a site's menu, moved among siblings; saved or reset as a whole. */
export const useMenuOrder = (
  opId: string,
  items: readonly Entry[],
  { list, refresh }: { list: RefObject<HTMLOListElement | null>; refresh: () => void },
) => {
  const before = useRef<readonly string[]>(undefined);
  const [announcement, setAnnouncement] = useState("");
  const rows = useMemo(() => inTree(items).map(({ row }) => row), [items]);
  const client = useQueryClient();
  const reorder = useReorderCmsEntries();
  const order = useOrder(rows, reorder.pending);
  const tree = inTree(order.ordered);
  const { submit, pending } = useSubmit({
    write: reorder,
    verb: "Save",
    noun: "order",
    success: "Order saved.",
    record: { name: "Menu" },
    undo: (_, { body }) =>
      orderUndo({
        name: "Menu",
        ids: body.ids,
        read: async () => {
          const { items: now } = await client.query({
            ...listCmsEntries.options(entriesOf(opId, "MENU")),
            staleTime: 0,
          });
          return { items: inTree(now).map(({ row }) => row) };
        },
        restore: () => reorder.send({ body: { ...body, ids: rows.map(({ id }) => id) } }),
      }),
    after: { onDone: order.saved },
  });
  const put = (standing: Standing<Entry> | undefined, place: number) => {
    if (!standing || place < 0 || place >= standing.beside || place === standing.place) return;
    const { row, parent, beside } = standing;
    order.arrange(movedBeside(tree, standing, place));
    const under = parent ? ` under ${textIn(parent.content, "title", "en")}` : "";
    setAnnouncement(`${textIn(row.content, "title", "en")} is now ${place + 1} of ${beside}${under}.`);
  };
  const drag = useDrag({
    list,
    onOver: (from, to) => put(tree[from], placeAfter(tree, from, to)),
    onCancel: () => order.reset(before.current),
  });
  return {
    tree,
    isChanged: order.isChanged,
    pending,
    dragged: drag.dragged,
    /** Announcement of the last move. */
    announcement,
    step: useLatestCallback((id: string, step: -1 | 1) => {
      const standing = tree.find(({ row }) => row.id === id);
      put(standing, (standing?.place ?? 0) + step);
    }),
    drag: useLatestCallback((event: PointerEvent, id: string) => {
      before.current = order.isChanged ? order.ids : undefined;
      drag.start(event, id);
    }),
    reset: () => order.reset(),
    save: async () => {
      if (await submit({ body: { opId, kind: "MENU", ids: order.ids } })) return;
      order.reset();
      refresh();
    },
  };
};

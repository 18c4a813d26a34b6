import { updateFooter, type components } from "@backoffice/api-client";
import { Button, EmptyState } from "@backoffice/ui";
import { PanelBottom, Plus } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import type { FooterOf } from "../footer-of.ts";
import type { FooterPlace } from "../footer-place.ts";
import { FooterChanged } from "./footer-changed.tsx";
import { FooterColumn } from "./footer-column.tsx";
import { columnNames, columnTitle } from "./footer-edit.ts";
import { useFooterOrder } from "./use-footer-order.ts";

const ORDER_FIRST = "Save or discard the new order first.";

type FooterMenuEditorProps = { of: FooterOf; footer: components["schemas"]["Footer"] };

/** Columns of a footer with their items: add, edit, and reorder by mouse or keyboard. */
export const FooterMenuEditor = ({ of, footer }: FooterMenuEditorProps) => {
  const saved = footer.content.menu;
  const panels = usePanels();
  const right = lacking(useSession(), updateFooter.operation.permission);
  const order = useFooterOrder(of, saved);
  const { menu, isChanged, focused } = order;
  const [dragged, setDragged] = useState<FooterPlace>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focused.current) return;
    const { column, index } = focused.current;
    box.current?.querySelector<HTMLElement>(`[data-handle="${column}/${index}"]`)?.focus();
    focused.current = undefined;
  });
  const names = columnNames(menu);
  const columns = useMemo(
    () => Object.fromEntries(columnNames(saved).map((name) => [name, columnTitle(saved, name)])),
    [saved],
  );
  const reason = right ?? (isChanged ? ORDER_FIRST : undefined);
  const add = (
    <Button variant="primary" reason={reason} onClick={() => panels.open("add-footer-menu-item", { of, columns })}>
      <Plus size={14} strokeWidth={2} aria-hidden />
      Add item
    </Button>
  );
  if (names.length === 0)
    return (
      <EmptyState icon={PanelBottom} title="No footer in this language yet" action={add}>
        Players see no footer menu. The first item creates the first column.
      </EmptyState>
    );
  return (
    <div ref={box} className="relative flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-end gap-2">
        {isChanged && (
          <>
            <p className="me-auto text-body">The order has changed and is not saved yet.</p>
            <Button reason={order.pending ? "Saving…" : undefined} onClick={order.discard}>
              Discard
            </Button>
            <Button variant="primary" loading={order.pending} onClick={order.save}>
              Save order
            </Button>
          </>
        )}
        {!isChanged && add}
      </div>
      {order.before && <FooterChanged before={order.before} footer={footer} onTake={order.discard} />}
      <p role="status" className="sr-only">
        {order.announcement}
      </p>
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name) => (
          <FooterColumn
            key={name}
            {...{ of, name, columns, order, reason, dragged, setDragged }}
            mayMove={right === undefined}
          />
        ))}
      </div>
    </div>
  );
};

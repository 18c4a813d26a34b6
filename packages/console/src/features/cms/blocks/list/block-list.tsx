import { listCmsBlocks, useReorderCmsBlocks, type components } from "@backoffice/api-client";
import { EmptyState, useNow } from "@backoffice/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useSearchParam } from "#kit/address/use-search-param.ts";
import { usePageButtons, type PageButton } from "#kit/list/page-buttons.tsx";
import { useCurrentPanel, usePanels } from "#kit/panels/definition/panels.ts";
import { usePublishNeighbours } from "#kit/queue/neighbours.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import { BLOCK_KINDS, type BlockKind } from "#entities/content/kinds/block-kinds.ts";
import { capital } from "#kit/words/capital.ts";
import { blockActions } from "../kinds/blocks.actions.ts";
import { allBlocks } from "./all-blocks.ts";
import { BlockRow } from "./block-row.tsx";
import { orderUndo } from "#entities/content/order/order-undo.ts";
import { OrderBar } from "#entities/content/order/order-bar.tsx";
import { useDrag } from "#entities/content/order/use-drag.ts";
import { useOrder } from "#entities/content/order/use-order.ts";
import { useSiteLanguages } from "#entities/content/site/use-site-languages.ts";

type BlockListProps = {
  kind: BlockKind;
  opId: string;
  /** All blocks of the kind, in order. */
  rows: readonly components["schemas"]["CmsBlock"][];
  /** Refetches them. */
  refresh: () => void;
};

const NONE: readonly never[] = [];

/** Blocks of one kind of a site in order: add, edit, and reorder by drag or keyboard. */
export const BlockList = ({ kind, opId, rows, refresh }: BlockListProps) => {
  const client = useQueryClient();
  const panels = usePanels();
  const session = useSession();
  const now = useNow(false);
  const [language] = useSearchParam("selectedLanguage");
  const current = useCurrentPanel();
  const siteLanguages = useSiteLanguages(opId);
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<readonly string[]>(undefined);
  const [announcement, setAnnouncement] = useState("");
  const facts = BLOCK_KINDS[kind];
  const nouns = capital(facts.nouns);
  const reorder = useReorderCmsBlocks();
  const order = useOrder(rows, reorder.pending);
  const { submit, pending } = useSubmit({
    write: reorder,
    verb: "Save",
    noun: "order",
    success: "Order saved.",
    record: { name: nouns },
    undo: (_, { body }) =>
      orderUndo({
        name: nouns,
        ids: body.ids,
        read: () => client.query({ ...listCmsBlocks.options(allBlocks(opId, kind)), staleTime: 0 }),
        restore: () => reorder.send({ body: { ...body, ids: rows.map(({ id }) => id) } }),
      }),
    after: { onDone: order.saved },
  });
  const drag = useDrag({ list, onOver: order.move, onCancel: () => order.reset(before.current) });
  const actions = useMemo(() => blockActions(panels, session), [panels, session]);
  const add = useMemo<PageButton>(() => {
    const params = { newBlock: kind, place: String(Math.min(rows.length + 1, 9999)) };
    return { label: `New ${facts.noun}`, icon: Plus, panel: "cms-block", params, permission: "edit_cms" };
  }, [kind, facts, rows.length]);
  const button = usePageButtons(NONE, add);
  const neighbours = useMemo(
    () => ({ panel: "cms-block", param: "block", ids: rows.map(({ id }) => id), total: rows.length }),
    [rows],
  );
  usePublishNeighbours(neighbours);
  const locked = lacking(session, "edit_cms") ?? (pending ? "The order is being saved." : undefined);

  if (rows.length === 0)
    return (
      <EmptyState icon={facts.icon} title={`No ${facts.nouns} yet`} action={button}>
        {facts.where}
      </EmptyState>
    );
  const save = async () => {
    if (await submit({ body: { opId, kind, ids: order.ids } })) return;
    order.reset();
    refresh();
  };
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-body text-ink-muted">{facts.where}</p>
        {button}
      </div>
      <ol ref={list} aria-label={facts.nouns} className="divide-y rounded-lg border bg-surface text-body">
        {order.ordered.map((row, at) => (
          <BlockRow
            key={row.id}
            {...{ row, facts, siteLanguages, now, at, locked, actions }}
            language={language ?? "en"}
            last={rows.length - 1}
            isDragged={drag.dragged === row.id}
            isOpen={current?.id === "cms-block" && current.params["block"] === row.id}
            onMove={(to) => {
              if (to < 0 || to >= rows.length) return;
              order.move(at, to);
              setAnnouncement(`${row.block.name} is now ${to + 1} of ${rows.length}.`);
            }}
            onDrag={(event) => {
              before.current = order.isChanged ? order.ids : undefined;
              drag.start(event, row.id);
            }}
            onOpen={() => panels.open("cms-block", { block: row.id })}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {order.isChanged && <OrderBar pending={pending} onSave={() => void save()} onReset={() => order.reset()} />}
    </>
  );
};

import type { components } from "@backoffice/api-client";
import { EmptyState, NoMatches, useLatestCallback } from "@backoffice/ui";
import { BarControl, text } from "@backoffice/ui/filters";
import { Menu, Plus } from "lucide-react";
import { useMemo, useRef } from "react";
import { useSearchParam } from "#kit/address/use-search-param.ts";
import { usePageButtons, type PageButton } from "#kit/list/page-buttons.tsx";
import { useCurrentPanel, usePanels } from "#kit/panels/definition/panels.ts";
import { usePublishNeighbours } from "#kit/queue/neighbours.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { OrderBar } from "#entities/content/order/order-bar.tsx";
import { useSiteLanguages } from "#entities/content/site/use-site-languages.ts";
import { matchingEntries } from "./matching-entries.ts";
import { MenuRow } from "./menu-row.tsx";
import { menuActions } from "./menu.actions.ts";
import { useMenuOrder } from "./use-menu-order.ts";

type MenuListProps = {
  opId: string;
  /** All items of the menu. */
  items: readonly components["schemas"]["CmsEntry"][];
  /** Refetches them. */
  refresh: () => void;
};

const NONE: readonly never[] = [];
const ADD: PageButton = {
  label: "New menu item",
  icon: Plus,
  panel: "cms-entry",
  params: { newEntry: "MENU" },
  permission: "edit_cms",
};

/**
 * Applied when typing pauses. A field controlled by the address would lose characters, since the address changes later
 * than the next key press.
 */
const SEARCH = text({ label: "Search the menu", placeholder: "Title, key or address" });

/** Publishes the visible items' IDs, separated by spaces, so that the drawer can open the previous and next one. */
const usePublishItems = (ids: string): void => {
  const neighbours = useMemo(() => {
    const all = ids === "" ? [] : ids.split(" ");
    return { panel: "cms-entry", param: "entry", ids: all, total: all.length } as const;
  }, [ids]);
  usePublishNeighbours(neighbours);
};

/** Menu of a site as a tree: add, edit, and reorder by drag or keyboard. */
export const MenuList = ({ opId, items, refresh }: MenuListProps) => {
  const panels = usePanels();
  const session = useSession();
  const [language] = useSearchParam("selectedLanguage");
  const [search, setSearch] = useSearchParam("search");
  const current = useCurrentPanel();
  const siteLanguages = useSiteLanguages(opId);
  const list = useRef<HTMLOListElement>(null);
  const order = useMenuOrder(opId, items, { list, refresh });
  const actions = useMemo(() => menuActions(panels, session), [panels, session]);
  const button = usePageButtons(NONE, ADD);
  const shown = matchingEntries(order.tree, search ?? "");
  usePublishItems(shown.map(({ row }) => row.id).join(" "));
  const open = useLatestCallback((id: string) => panels.open("cms-entry", { entry: id }));
  const locked =
    lacking(session, "edit_cms") ??
    (search ? "Clear the search first." : order.pending ? "The order is being saved." : undefined);
  if (items.length === 0)
    return (
      <EmptyState icon={Menu} title="No menus yet" action={button}>
        Players navigate by the items of the menu, in this order.
      </EmptyState>
    );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <div className="w-64">
          <BarControl filter={SEARCH} value={search ?? ""} onChange={(next) => setSearch(String(next) || undefined)} />
        </div>
        {button}
      </div>
      {shown.length === 0 ? (
        <NoMatches onClear={() => setSearch(undefined)} />
      ) : (
        <ol ref={list} aria-label="menu items" className="divide-y rounded-lg border bg-surface text-body">
          {shown.map(({ row, parent, depth, place, beside }) => (
            <MenuRow
              key={row.id}
              {...{ row, parent, depth, place, beside, siteLanguages, locked, actions }}
              language={language ?? "en"}
              isDragged={order.dragged === row.id}
              isOpen={current?.id === "cms-entry" && current.params["entry"] === row.id}
              onStep={order.step}
              onDrag={order.drag}
              onOpen={open}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {order.announcement}
      </p>
      {order.isChanged && <OrderBar pending={order.pending} onSave={() => void order.save()} onReset={order.reset} />}
    </>
  );
};

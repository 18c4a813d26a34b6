import { copyAddress } from "@backoffice/ui";
import { CircleHelp, History, Keyboard, Link, Printer, Zap } from "lucide-react";
import { useMemo, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { pageActionStore } from "../kit/page-actions.ts";
import { readRecent } from "../kit/recent.ts";
import { usePanels } from "../kit/panels.ts";
import { useRegistry } from "../kit/registry.ts";
import { useSession } from "../kit/session.ts";
import { findPages } from "./find-pages.ts";
import { findRecords, isSurelyId } from "./find-records.ts";
import { showOverlay } from "./overlays.ts";
import { SearchList, type Found } from "./search-list.tsx";
import { useFoundPlayers } from "./use-found-players.ts";

/** More of them are in the player search. */
const PLAYERS = 8;

const CONSOLE: readonly Found[] = [
  { id: "link", label: "Copy a link to this view", group: "Console", icon: Link, run: () => void copyAddress() },
  // When this window is gone from the page.
  {
    id: "print",
    label: "Print this view",
    group: "Console",
    icon: Printer,
    run: () => void requestAnimationFrame(print),
  },
  { id: "help", label: "Help for this page", group: "Console", icon: CircleHelp, run: () => showOverlay("help") },
  { id: "keys", label: "Keyboard shortcuts", group: "Console", icon: Keyboard, run: () => showOverlay("shortcuts") },
];

/** One box to everything (⌘K): recent pages, actions of this page, pages, records by id, players. */
const Palette = () => {
  const session = useSession();
  const registry = useRegistry();
  const { open } = usePanels();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const actions = useSyncExternalStore(pageActionStore.subscribe, pageActionStore.read);
  const [query, setQuery] = useState("");
  const players = useFoundPlayers(query);

  const local = useMemo(() => {
    const context = { session, search, navigate: (to: string) => void navigate(to), open };
    const has = ({ label }: { label: string }) => label.toLowerCase().includes(query.trim().toLowerCase());
    const recent = readRecent(session.userId)
      .filter((it) => it.at.split("?")[0] !== pathname)
      .map(({ at, title }): Found => {
        return { id: `recent:${at}`, label: title, group: "Recent", icon: History, run: () => void navigate(at) };
      });
    const doable = actions.map(({ label, run }): Found => {
      return { id: `action:${label}`, label, group: "On this page", icon: Zap, run };
    });
    const found = findPages(registry.pages, query, context).slice(0, query.trim() ? 20 : 200);
    const records = findRecords(registry, query, context);
    return [
      ...(query.trim() ? [] : recent.slice(0, 6)),
      ...doable.filter(has),
      ...(isSurelyId(query) ? [...records, ...found] : [...found, ...records]),
      ...CONSOLE.filter(has),
    ];
  }, [session, search, navigate, open, pathname, actions, registry, query]);

  return (
    <SearchList
      title="Go to or do"
      placeholder="Search pages, players, ids, actions"
      query={query}
      onQuery={setQuery}
      // What comes late comes last, so that nothing moves under the cursor.
      found={[...local, ...players.found.slice(0, PLAYERS)]}
      busy={!players.short && players.busy}
    >
      {players.failure ?? (players.busy && !players.short ? "Searching…" : "Nothing is called that.")}
    </SearchList>
  );
};

export default Palette;

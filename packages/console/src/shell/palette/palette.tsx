import { cleanText, CommandPalette, copyAddress, fold, type Command } from "@backoffice/ui";
import { CircleHelp, History, Keyboard, Link, Printer, Zap } from "lucide-react";
import { useMemo, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { pageActionStore } from "#kit/pages/page-actions.ts";
import { readRecent } from "#kit/preferences/recent.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { useSession } from "#kit/session/session.ts";
import { findPages } from "./find-pages.ts";
import { findRecords, isSurelyId } from "./find-records.ts";
import { hideOverlay, showOverlay } from "../overlays/overlays.ts";
import { useFoundPlayers } from "./use-found-players.ts";

/** How many players are listed; the player search lists all. */
const PLAYERS = 8;

const CONSOLE: readonly Command[] = [
  { id: "link", label: "Copy a link to this view", group: "Console", icon: Link, onSelect: () => void copyAddress() },
  // After the palette has been removed from the document.
  {
    id: "print",
    label: "Print this view",
    group: "Console",
    icon: Printer,
    onSelect: () => void requestAnimationFrame(print),
  },
  { id: "help", label: "Help for this page", group: "Console", icon: CircleHelp, onSelect: () => showOverlay("help") },
  {
    id: "keys",
    label: "Keyboard shortcuts",
    group: "Console",
    icon: Keyboard,
    keys: ["?"],
    onSelect: () => showOverlay("shortcuts"),
  },
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
    const has = ({ label }: { label: string }) => fold(label).includes(fold(query).trim());
    const recent = readRecent(session.userId)
      .filter((it) => it.at.split("?")[0] !== pathname)
      .map(({ at, title }): Command => {
        return { id: `recent:${at}`, label: title, group: "Recent", icon: History, onSelect: () => void navigate(at) };
      });
    const doable = actions.map(({ label, run }): Command => {
      return { id: `action:${label}`, label, group: "On this page", icon: Zap, onSelect: run };
    });
    const found = findPages(registry.pages, query, context).slice(0, cleanText(query) ? 20 : 200);
    const records = findRecords(registry, query, context);
    return [
      ...(cleanText(query) ? [] : recent.slice(0, 6)),
      ...doable.filter(has),
      ...(isSurelyId(query) ? [...records, ...found] : [...found, ...records]),
      ...CONSOLE.filter(has),
    ];
  }, [session, search, navigate, open, pathname, actions, registry, query]);

  return (
    <CommandPalette
      open
      onOpenChange={hideOverlay}
      title="Go to or do"
      placeholder="Search pages, players, ids, actions"
      query={query}
      onQueryChange={setQuery}
      // Found players come last: nothing moves under the cursor when they arrive.
      commands={[...local, ...players.found.slice(0, PLAYERS)]}
      busy={!players.short && players.busy}
      failure={players.failure && `Players could not be searched. ${players.failure}`}
    >
      {players.busy && !players.short ? "Searching…" : "Nothing is called that."}
    </CommandPalette>
  );
};

export default Palette;

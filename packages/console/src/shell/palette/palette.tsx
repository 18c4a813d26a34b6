import { cleanSearch, CommandPalette, type Command } from "@backoffice/ui";
import { History, Zap } from "lucide-react";
import { useMemo, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { pageActionStore } from "#kit/pages/page-actions.ts";
import { useAppearance } from "#kit/preferences/appearance.ts";
import { readRecent } from "#kit/preferences/recent.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { useSession } from "#kit/session/session.ts";
import { hideOverlay } from "../overlays/overlays.ts";
import { consoleCommands } from "./console-commands.ts";
import { useOperators } from "#entities/operator/use-operators.ts";
import { findCreateActions } from "./find-create-actions.ts";
import { findOperators } from "./find-operators.ts";
import { findPages } from "./find-pages.ts";
import { hasWords, withVerbs } from "./has-words.ts";
import { useBadges } from "../menu/use-badges.ts";
import { useGameSearch } from "./use-game-search.ts";
import { usePlayerSearch } from "./use-player-search.ts";
import { useRecordSearch } from "./records/use-record-search.ts";

/** Maximum number of players; the player search lists all. */
const PLAYERS = 8;
/** Maximum number of matching pages, and of recent pages before a query is typed. */
const PAGES = 20;
const VISITS = 6;

/** Command palette (⌘K): found records, players and operators, pages, actions of this page, new records, games. */
const Palette = () => {
  const session = useSession();
  const registry = useRegistry();
  const { open } = usePanels();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const appearance = useAppearance();
  const actions = useSyncExternalStore(pageActionStore.subscribe, pageActionStore.read);
  const [typed, setTyped] = useState("");
  const query = cleanSearch(typed);
  const { data: operators } = useOperators();
  const badges = useBadges().data;
  const players = usePlayerSearch(query);
  const games = useGameSearch(query, search);
  const records = useRecordSearch(query);

  const local = useMemo(() => {
    const context = { session, search, navigate: (to: string) => void navigate(to), open };
    const recent = readRecent(session.userId)
      .filter((it) => it.at.split("?")[0] !== pathname)
      .slice(0, VISITS)
      .map(({ at, title }): Command => {
        return { id: `recent:${at}`, label: title, group: "Recent", icon: History, onSelect: () => void navigate(at) };
      });
    const doable = actions.map(({ label, icon = Zap, run }): Command => {
      return { id: `action:${label}`, label, group: "On this page", icon, onSelect: run };
    });
    const here = new Set(actions.map(({ label }) => label));
    const addable = findCreateActions(registry, context).filter(({ label }) => !here.has(label));
    const pages = findPages(registry.pages, query, { ...context, badges });
    const general = consoleCommands(appearance, session);
    if (query === "") return [...recent, ...doable, ...addable, ...general, ...pages];
    const has = ({ label }: Command) => hasWords(withVerbs(label), query);
    const theirs = findOperators(operators ?? [], registry.pages, query, context);
    // Enter runs the first result, so results that only open something precede changes.
    const commands = [doable, addable, general].flatMap((group) => group.filter(has));
    return [...theirs, ...pages.slice(0, PAGES), ...commands];
  }, [session, search, navigate, open, pathname, actions, registry, query, appearance, operators, badges]);

  const failure = players.failure ?? games.failure ?? records.failure;
  const busy = players.busy || games.busy || records.busy;
  return (
    <CommandPalette
      open
      onOpenChange={hideOverlay}
      title="Command palette"
      placeholder="Search players, operators, games, IDs, pages, actions"
      query={typed}
      onQueryChange={setTyped}
      commands={[...records.commands, ...players.commands.slice(0, PLAYERS), ...local, ...games.commands]}
      busy={busy}
      failure={failure && `Not everything could be searched. ${failure}`}
    >
      {busy ? "Searching…" : "Nothing matches this search."}
    </CommandPalette>
  );
};

export default Palette;

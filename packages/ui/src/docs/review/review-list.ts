import { asSentence } from "../as-sentence.ts";

/** A story in Storybook's index. */
type Entry = { id: string; title: string; name: string; type: string; tags?: readonly string[] };

/** What the app that has the panels says of one: none of it is in a story. */
export type PanelFacts = {
  /** The part of the app that it belongs to, under which it stands in the list. */
  area: string;
  /** "Drawer, 480 px". */
  width: string;
  /** Who may open it. */
  roles: readonly string[];
  /** Where it opens in the app, with what varies in braces; nothing when no address opens it. */
  address?: string | undefined;
};

/** A panel of the console with its stories, in the order of the sidebar. */
export type ReviewPanel = {
  /** Its id. */
  panel: string;
  /** Its title in the sidebar; its id while it has no stories. */
  title: string;
  stories: readonly { id: string; name: string }[];
  facts: PanelFacts;
};

const isEntry = (it: unknown): it is Entry =>
  typeof it === "object" &&
  it !== null &&
  ["id", "title", "name", "type"].every((key) => typeof (it as Record<string, unknown>)[key] === "string");

const TAG = "panel:";
/** "Panels/Withdraw/Delete bank": the panel is the third. */
const PANEL_LEVEL = 2;

/**
 * The panels that the app has, `facts` by their ids, each with its looks in an index.json: the stories that carry its tag,
 * `panel:<id>`, and that the sidebar shows. A panel without stories is there too.
 */
export const reviewPanels = (index: unknown, facts: Readonly<Record<string, PanelFacts>>): ReviewPanel[] => {
  const entries = (index as { entries?: unknown } | null)?.entries;
  const stories = Object.values(typeof entries === "object" && entries !== null ? entries : {}).filter(
    (it): it is Entry => isEntry(it) && it.type === "story",
  );
  const looks = stories.filter(({ tags }) => !tags || tags.includes("dev"));
  const told = Map.groupBy(looks, ({ tags = [] }) => tags.find((it) => it.startsWith(TAG))?.slice(TAG.length) ?? "");
  return Object.entries(facts)
    .map(([panel, its]): ReviewPanel => {
      const members = told.get(panel) ?? [];
      const title = members[0]?.title.split("/")[PANEL_LEVEL] ?? panel;
      return { panel, title, facts: its, stories: members.map(({ id, name }) => ({ id, name: asSentence(name) })) };
    })
    .toSorted((a, b) => a.facts.area.localeCompare(b.facts.area) || a.title.localeCompare(b.title));
};

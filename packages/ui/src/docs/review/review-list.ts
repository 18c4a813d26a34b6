import { asSentence } from "../as-sentence.ts";

/** A story in Storybook's index. */
type Entry = { id: string; title: string; name: string; type: string; tags?: readonly string[] };

/** Facts about a panel that its app provides, because stories do not have them. */
export type PanelFacts = {
  /** Area of the app; the list is grouped by it. */
  area: string;
  /** "Drawer, 480 px". */
  width: string;
  /** Roles that may open it. */
  roles: readonly string[];
  /** URL that opens it, with parameters in braces; undefined if it has none. */
  address?: string | undefined;
  /** File of its component; undefined if it is not known. */
  source?: string | undefined;
};

/** A panel of the console with its stories, in the order of the sidebar. */
export type ReviewPanel = {
  /** Id of the panel. */
  panel: string;
  /** Title in the sidebar; the id while it has no stories. */
  title: string;
  stories: readonly { id: string; name: string }[];
  facts: PanelFacts;
};

/** A look of a panel, in the order of a review. */
export type ReviewLook = {
  /** Storybook id of the story. */
  id: string;
  /** Title of the panel. */
  title: string;
  /** Name of the state. */
  name: string;
};

const isEntry = (it: unknown): it is Entry =>
  typeof it === "object" &&
  it !== null &&
  ["id", "title", "name", "type"].every((key) => typeof (it as Record<string, unknown>)[key] === "string");

const TAG = "panel:";
/** Level of the panel in a title: the third part of "Panels/Withdraw/Delete bank". */
const PANEL_LEVEL = 2;

/**
 * Lists the app's panels, given as `facts` by id, each with its visible stories from index.json: those tagged
 * `panel:<id>`. Panels without stories are included.
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

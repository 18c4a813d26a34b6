/** A story in Storybook's index. */
type Entry = { id: string; title: string; name: string; type: string; importPath: string };

/** What the app that has the panels says of one: none of it is in a story. */
export type PanelFacts = {
  /** Where it stands in the list while it has no stories. */
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
  area: string;
  panel: string;
  stories: readonly { id: string; name: string }[];
  facts?: PanelFacts | undefined;
};

const isEntry = (it: unknown): it is Entry =>
  typeof it === "object" &&
  it !== null &&
  ["id", "title", "name", "type", "importPath"].every(
    (key) => typeof (it as Record<string, unknown>)[key] === "string",
  );

/** "Note Required", as Storybook writes the name of an export, as a sentence begins: "Note required". */
const asSentence = (name: string): string =>
  /^[A-Z]\S*(?: [A-Z0-9]\S*)+$/.test(name) ? name.slice(0, 1) + name.slice(1).toLowerCase() : name;

/**
 * The panels in an index.json (stories of files in a folder `panels`, put together by their title, which ends in the
 * panel's id), and those that are only in `facts`, by id: they have no story yet.
 */
export const reviewPanels = (index: unknown, facts: Readonly<Record<string, PanelFacts>> = {}): ReviewPanel[] => {
  const entries = (index as { entries?: unknown } | null)?.entries;
  if (typeof entries !== "object" || entries === null) return [];
  const stories = Object.values(entries).filter(
    (it): it is Entry => isEntry(it) && it.type === "story" && it.importPath.includes("/panels/"),
  );
  const told = [...Map.groupBy(stories, ({ title }) => title)].map(([title, members]): ReviewPanel => {
    const [area = "", ...rest] = title.split("/");
    const panel = rest.join("/") || area;
    return {
      area,
      panel,
      stories: members.map(({ id, name }) => ({ id, name: asSentence(name) })),
      facts: facts[rest.at(-1) ?? ""],
    };
  });
  const known = new Set(stories.map(({ title }) => title.split("/").at(-1)));
  const untold = Object.entries(facts)
    .filter(([id]) => !known.has(id))
    .map(([panel, its]): ReviewPanel => ({ area: its.area, panel, stories: [], facts: its }));
  return [...told, ...untold].toSorted((a, b) => a.area.localeCompare(b.area) || a.panel.localeCompare(b.panel));
};

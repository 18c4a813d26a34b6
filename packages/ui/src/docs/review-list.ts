/** A story in Storybook's index. */
type Entry = { id: string; title: string; name: string; type: string; importPath: string };

/** A panel of the console with its stories, in the order of the sidebar. */
export type ReviewPanel = { area: string; panel: string; stories: readonly { id: string; name: string }[] };

const isEntry = (it: unknown): it is Entry =>
  typeof it === "object" &&
  it !== null &&
  ["id", "title", "name", "type", "importPath"].every(
    (key) => typeof (it as Record<string, unknown>)[key] === "string",
  );

/** The panels in an index.json: stories of files in a folder `panels`, put together by their title. */
export const reviewPanels = (index: unknown): ReviewPanel[] => {
  const entries = (index as { entries?: unknown } | null)?.entries;
  if (typeof entries !== "object" || entries === null) return [];
  const stories = Object.values(entries).filter(
    (it): it is Entry => isEntry(it) && it.type === "story" && it.importPath.includes("/panels/"),
  );
  return [...Map.groupBy(stories, ({ title }) => title)]
    .map(([title, members]) => {
      const [area = "", ...rest] = title.split("/");
      return { area, panel: rest.join("/") || area, stories: members.map(({ id, name }) => ({ id, name })) };
    })
    .toSorted((a, b) => a.area.localeCompare(b.area) || a.panel.localeCompare(b.panel));
};

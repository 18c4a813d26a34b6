import { asSentence } from "../as-sentence.ts";

/** A story in Storybook's index. */
type Entry = { id: string; title: string; name: string; type: string; tags?: readonly string[] };

/**
 * A state that every panel is asked for: the switches of the toolbar that lead to it from the default look, or why it does
 * not apply, or neither as long as nothing shows it.
 */
export type PanelState = {
  name: string;
  /** "state:loading;fault:timeout;calls:showBank". */
  switches?: string | undefined;
  /** Width of its window in CSS pixels, if not that of the other states. */
  width?: number | undefined;
  /** "it writes nothing". */
  why?: string | undefined;
};

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
  /** States that it is asked for beyond the default one, in their order. */
  states?: readonly PanelState[] | undefined;
  /** File of its component; undefined if it is not known. */
  source?: string | undefined;
};

/** A panel of the console with its stories, in the order of the sidebar. */
export type ReviewPanel = {
  /** Id of the panel. */
  panel: string;
  /** Title in the sidebar; the id while it has no stories. */
  title: string;
  stories: readonly ReviewLook[];
  facts: PanelFacts;
};

/** A look of a panel, in the order of a review. */
export type ReviewLook = {
  /** Of its marks: Storybook's id of the story, and the state that is derived from it. */
  id: string;
  /** Storybook's id of the story that draws it. */
  story: string;
  /** Switches of the toolbar that lead from the story to the state; undefined if the story shows it. */
  switches?: string | undefined;
  /** Width of its window in CSS pixels, if not that of the others. */
  width?: number | undefined;
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

/** Area and panel of a title: "Panels/Withdraw/Delete bank". */
const placeOf = (title: string): string[] => title.split("/").slice(1, 3);

/** The place of an area in the menu; those that it does not have come last. */
const placeIn = (areas: readonly string[], area: string): number =>
  areas.includes(area) ? areas.indexOf(area) : areas.length;

const DEFAULT = "Default";

/** A panel's looks with the states that are derived from its default one, in the order of the states. */
export const withStates = (own: readonly ReviewLook[], states: readonly PanelState[] = []): ReviewLook[] => {
  const base = own.find(({ name }) => name === DEFAULT);
  if (!base) return [...own];
  const shared = states.flatMap(({ name, switches, width }) => {
    const look = own.find((it) => it.name === name);
    if (look || switches === undefined) return look ?? [];
    return { ...base, id: `${base.id}~${name.toLowerCase().replaceAll(" ", "-")}`, name, switches, width };
  });
  const first = [base, ...shared];
  return [...first, ...own.filter((it) => !first.includes(it))];
};

/** The states that none of a panel's looks shows. */
export const missingStates = (looks: readonly ReviewLook[], states: readonly PanelState[] = []): PanelState[] =>
  states.filter(({ name }) => !looks.some((it) => it.name === name));

/**
 * Lists the app's panels, given as `facts` by id, each with its visible stories from index.json: those tagged
 * `panel:<id>`. Panels without stories are included. A panel that the menu leads to from several areas stands in each, with
 * the looks that are filed there. The areas come in the order of `areas`.
 */
export const reviewPanels = (
  index: unknown,
  facts: Readonly<Record<string, PanelFacts>>,
  areas: readonly string[] = [],
): ReviewPanel[] => {
  const entries = (index as { entries?: unknown } | null)?.entries;
  const stories = Object.values(typeof entries === "object" && entries !== null ? entries : {}).filter(
    (it): it is Entry => isEntry(it) && it.type === "story",
  );
  const looks = stories.filter(({ tags }) => !tags || tags.includes("dev") || tags.includes("state"));
  const byTag = Map.groupBy(looks, ({ tags = [] }) => tags.find((it) => it.startsWith(TAG))?.slice(TAG.length) ?? "");
  return Object.entries(facts)
    .flatMap(([panel, its]): ReviewPanel[] => {
      const members = byTag.get(panel);
      if (!members) return [{ panel, title: panel, facts: its, stories: [] }];
      return [...Map.groupBy(members, ({ title }) => placeOf(title).join("/")).values()].map((group) => {
        const [area = its.area, title = panel] = group[0] ? placeOf(group[0].title) : [];
        const own = group.map(({ id, name }) => ({ id, story: id, title, name: asSentence(name) }));
        return { panel, title, facts: { ...its, area }, stories: withStates(own, its.states) };
      });
    })
    .toSorted(
      (a, b) =>
        placeIn(areas, a.facts.area) - placeIn(areas, b.facts.area) ||
        a.facts.area.localeCompare(b.facts.area) ||
        a.title.localeCompare(b.title),
    );
};

import { operations, type WriteId } from "@backoffice/api-client/contract";

/** The text of every file of the features and entities, by an address that imports can be resolved against. */
const texts = new Map(
  Object.entries(
    import.meta.glob<string>(["../../features/**/*.{ts,tsx}", "../../entities/**/*.{ts,tsx}"], {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ).map(([path, text]) => [new URL(path, "src:/testing/panels/").pathname, text]),
);

const IMPORT = /import (?:type )?([^;]*?) from "([^"]+)";/g;
const importsOf = (text: string) => [...text.matchAll(IMPORT)].map(([, names = "", from = ""]) => ({ names, from }));
const resolve = (from: string, file: string): string =>
  from.startsWith("#") ? `/${from.slice(1)}` : new URL(from, `src:${file}`).pathname;

/** The writes whose hooks are named. */
const writesNamed = (text: string): WriteId[] =>
  [...text.matchAll(/\buse([A-Z]\w*)/g)]
    .map(([, name = ""]) => (name.charAt(0).toLowerCase() + name.slice(1)) as WriteId)
    .filter((id) => id in operations && (operations[id].effect as string) !== "read");

/** The writes whose hooks a file uses, and those of the files of features and entities that it draws with. */
const writesIn = (file: string, seen: Set<string>): WriteId[] => {
  const text = texts.get(file);
  if (text === undefined || seen.has(file)) return [];
  seen.add(file);
  return importsOf(text).flatMap(({ names, from }) => {
    if (from !== "@backoffice/api-client") return writesIn(resolve(from, file), seen);
    return writesNamed(names);
  });
};

/** What each panel can send, by its id, as its source says it. */
export const writesInSource: ReadonlyMap<string, readonly WriteId[]> = new Map(
  [...texts].flatMap(([file, text]) => {
    if (!file.endsWith(".panels.ts")) return [];
    const files = new Map(
      importsOf(text).flatMap(({ names, from }) => names.match(/\w+/g)?.map((name) => [name, from] as const) ?? []),
    );
    const panels = [...text.matchAll(/"([\w-]+)": (\w+)/g)];
    return panels.map(({ 1: id = "", 2: component = "", index }, at) => {
      // A panel that is made here, `confirmation({ useWrite: useDecideBonus })`, has its call here too.
      const own = writesNamed(text.slice(index, panels[at + 1]?.index));
      const writes = [...own, ...writesIn(resolve(files.get(component) ?? "", file), new Set())];
      return [id, [...new Set(writes)].toSorted()] as const;
    });
  }),
);

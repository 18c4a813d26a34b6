import { posix } from "node:path";

/** Source text by path from the repository root. */
export type Sources = ReadonlyMap<string, string>;

export const PANELS_HEAD =
  "// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.\n";

/** The module's call that defines panels: the path of their list, and the text up to the next list. */
const LISTS = /import\("(\.\/[^"]*\.panels\.ts)"\)((?:(?!import\()[^])*)/g;

const PANEL_FILE = /\/([\w-]+)\.(?:drawer|dialog|modal|confirm|wizard)\.tsx$/;

/** The component of a panel: the only one that its file exports. */
const componentIn = (text: string, path: string): string => {
  const [name, ...others] = Array.from(text.matchAll(/^export const ([A-Z]\w*[a-z]\w*) = /gm), ([, it]) => it!);
  if (!name || others.length > 0) throw new Error(`${path} must export one component, the panel`);
  return name;
};

/** The line of a panel, `file` relative to the list. */
export const panelLine = (id: string, component: string, file: string): string =>
  `export { ${component} as "${id}" } from "${file}";\n`;

/** The lists of panels that modules load, by path: `bank-edit` is in `bank-edit.drawer.tsx` below the module's folder. */
export const panelLists = (sources: Sources): [path: string, text: string][] => {
  const files = [...sources.keys()].filter((it) => PANEL_FILE.test(it)).toSorted();
  return [...sources]
    .filter(([path]) => path.endsWith(".module.ts"))
    .flatMap(([module, text]) =>
      Array.from(text.matchAll(LISTS), ([, list = "", definitions = ""]) => {
        const path = posix.join(posix.dirname(module), list);
        const lines = files.flatMap((file) => {
          const [, id = ""] = PANEL_FILE.exec(file)!;
          if (!file.startsWith(`${posix.dirname(module)}/`) || !definitions.includes(`"${id}": {`)) return [];
          const from = posix.relative(posix.dirname(path), file);
          return [panelLine(id, componentIn(sources.get(file)!, file), from.startsWith(".") ? from : `./${from}`)];
        });
        return [path, PANELS_HEAD + lines.join("")];
      }),
    );
};

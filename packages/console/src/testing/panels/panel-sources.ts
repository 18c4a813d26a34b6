import { operations, type WriteId } from "@backoffice/api-client/contract";
import { sourceTexts } from "./source-texts.ts";

export type OperationId = keyof typeof operations;
const isOperation = (id: string): id is OperationId => id in operations;
export const isWrite = (id: OperationId): id is WriteId => (operations[id].effect as string) !== "read";

const IMPORT = /import (?:type )?([^;]*?) from "([^"]+)";/g;
const importsOf = (text: string) => [...text.matchAll(IMPORT)].map(([, names = "", from = ""]) => ({ names, from }));
const resolve = (from: string, file: string): string =>
  from.startsWith("#") ? `/${from.slice(1)}` : new URL(from, `src:${file}`).pathname;

const uncapitalized = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The imported operations: writes by their hooks, reads also as the `read` of a list or record. */
const operationsNamed = (text: string): OperationId[] =>
  [...text.matchAll(/\b(type )?(use(?=[A-Z]))?(\w+)/g)].flatMap(([, type, hook, name = ""]) => {
    const id = hook ? uncapitalized(name) : name;
    return !type && isOperation(id) && (hook || !isWrite(id)) ? [id] : [];
  });

/** The operations of a file, and of the files of features and entities that it imports. */
const operationsIn = (file: string, seen: Set<string>): OperationId[] => {
  const text = sourceTexts.get(file);
  if (text === undefined || seen.has(file)) return [];
  seen.add(file);
  return importsOf(text).flatMap(({ names, from }) => {
    if (from !== "@backoffice/api-client") return operationsIn(resolve(from, file), seen);
    return operationsNamed(names);
  });
};

/** A panel from its source. */
export type PanelSource = {
  /** File and name of its component. */
  file: string;
  component: string;
  /** The files of features and entities that it is made of, its own first. */
  files: readonly string[];
  /** The operations that it may call. */
  operations: readonly OperationId[];
};

const LINE = /^export \{ (\w+) as "([\w-]+)" \} from "([^"]+)";/gm;

/** By the panel's id. */
export const panelSources: ReadonlyMap<string, PanelSource> = new Map(
  [...sourceTexts].flatMap(([file, text]) => {
    if (!file.endsWith(".panels.ts")) return [];
    return Array.from(text.matchAll(LINE), ([, component = "", id = "", from = ""]) => {
      const path = resolve(from, file);
      const files = new Set<string>();
      const all = new Set(operationsIn(path, files));
      return [id, { file: path, component, files: [...files], operations: [...all].toSorted() }] as const;
    });
  }),
);

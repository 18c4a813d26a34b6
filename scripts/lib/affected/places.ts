import { posix } from "node:path";
import type { Sources } from "./import-graph.ts";

const FEATURES = "packages/console/src/features/";

/** The feature of a file, if it belongs to one. */
export const featureOf = (path: string): string[] =>
  path.startsWith(FEATURES) ? [path.slice(FEATURES.length).split("/")[0]!] : [];

/** Panel IDs and page paths that a feature maps to one of these files. */
export const placesOf = (files: ReadonlySet<string>, sources: Sources): string[] =>
  [...sources].flatMap(([path, text]) => {
    const isOneOf = (from: string) => files.has(posix.join(posix.dirname(path), from));
    if (path.endsWith(".panels.ts"))
      return [...text.matchAll(/ as "([\w-]+)" \} from "([^"]+)";/g)].flatMap(([, id = "", from = ""]) =>
        isOneOf(from) ? [id] : [],
      );
    if (!/\.pages\.tsx?$/.test(path)) return [];
    const table = text.slice(text.indexOf("export default"));
    const components = [...text.matchAll(/^import (?:(\w+)|\{ ([^}]*) \}) from "([^"]+)";/gm)].flatMap(
      ([, name, names, from = ""]) => (isOneOf(from) ? (name ?? names ?? "").split(/\W+/) : []),
    );
    return [...table.matchAll(/^ {2}"?([\w/{}-]+)"?: (.*)$/gm)].flatMap(([, place = "", value = ""]) =>
      value.split(/\W+/).some((it) => it !== "" && components.includes(it)) ? [place] : [],
    );
  });

/** Panel IDs and page paths defined in the modules of a feature. */
export const definedIn = (feature: string, sources: Sources): string[] =>
  [...sources].flatMap(([path, text]) =>
    featureOf(path)[0] === feature && path.endsWith(".module.ts")
      ? [...text.matchAll(/^ {4,6}"?([\w/{}-]+)"?: \{/gm)].map((it) => it[1]!)
      : [],
  );

/** Whether a browser test opens one of these pages or panels. */
export const visits = (text: string, places: readonly string[]): boolean =>
  places.some((it) =>
    new RegExp(
      it.startsWith("/") ? `["'\`]${it.replaceAll(/\{\w+\}.*$/g, "")}(?:["'\`?$]|/\\w)` : `panel=${it}\\b`,
    ).test(text),
  );

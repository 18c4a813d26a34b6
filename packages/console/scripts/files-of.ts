import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** Exports of lazy files by path or ID, with their file. */
type Listed = { name: string; file: string };

const nameOf = ({ name }: ts.PropertyAssignment) => (ts.isStringLiteral(name) ? name.text : name.getText());

/** The identifiers below a node. */
const namesIn = (node: ts.Node): string[] =>
  ts.isIdentifier(node) ? [node.text] : node.getChildren().flatMap(namesIn);

/** The files beside that a file imports from, by the names that it imports. */
const importedIn = (source: ts.SourceFile): ReadonlyMap<string, string> =>
  new Map(
    source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
      const from = (moduleSpecifier as ts.StringLiteral).text;
      if (!importClause || !from.startsWith(".")) return [];
      return namesIn(importClause).map((name) => [name, from] as const);
    }),
  );

const listedIn = (root: string, file: string): Listed[] => {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.Latest, true);
  const shown = source.statements.find(ts.isExportAssignment)?.expression;
  if (!shown || !ts.isObjectLiteralExpression(shown)) return [];
  const imported = importedIn(source);
  return shown.properties.filter(ts.isPropertyAssignment).map((line) => {
    // A page that is drawn here stands here; a component of its own has a file of its own.
    const from = ts.isIdentifier(line.initializer) ? imported.get(line.initializer.text) : undefined;
    return { name: nameOf(line), file: from ? join(dirname(file), from) : file };
  });
};

const PANEL_LINE = / as "([^"]+)" \} from "([^"]+)";/g;

/** A page whose module names its file itself: `path: "/exchange-rates", …, page: () => import("./…")`. */
const OWN_PAGE = /path: "([^"]+)"[^}]*?import\("([^"]+)"\)/g;

/** The names and files that a pattern finds in a file. */
const matchesIn = (root: string, file: string, pattern: RegExp): Listed[] =>
  Array.from(readFileSync(join(root, file), "utf8").matchAll(pattern), ([, name, from]) => ({
    name: name!,
    file: join(dirname(file), from!),
  }));

const filesNamed = (root: string, ending: string): string[] =>
  globSync(`src/{features,kit}/**/*.${ending}`, { cwd: root }).toSorted();

/** The file of each page, by its path, and of each panel, by its id; from the folder of the console. */
export const filesOf = (root: string): ReadonlyMap<string, string> =>
  new Map(
    [
      ...filesNamed(root, "pages.{ts,tsx}").flatMap((file) => listedIn(root, file)),
      ...filesNamed(root, "panels.ts").flatMap((file) => matchesIn(root, file, PANEL_LINE)),
      ...filesNamed(root, "module.ts").flatMap((file) => matchesIn(root, file, OWN_PAGE)),
    ].map(({ name, file }) => [name, file]),
  );

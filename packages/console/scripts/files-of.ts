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

/** A page whose module names its file itself: `path: "/exchange-rates", …, page: () => import("./…")`. */
const OWN_PAGE = /path: "([^"]+)"[^}]*?import\("([^"]+)"\)/g;

const ownIn = (root: string, module: string): Listed[] =>
  Array.from(readFileSync(join(root, module), "utf8").matchAll(OWN_PAGE), ([, name, from]) => ({
    name: name!,
    file: join(dirname(module), from!),
  }));

const filesNamed = (root: string, ending: string): string[] =>
  globSync(`src/{features,kit}/**/*.${ending}`, { cwd: root }).toSorted();

/** The file of each page, by its path, and of each panel, by its id; from the folder of the console. */
export const filesOf = (root: string): ReadonlyMap<string, string> =>
  new Map(
    [
      ...filesNamed(root, "{pages,panels}.{ts,tsx}").flatMap((file) => listedIn(root, file)),
      ...filesNamed(root, "module.ts").flatMap((file) => ownIn(root, file)),
    ].map(({ name, file }) => [name, file]),
  );

import ts from "typescript";
import type { ListedPage } from "./listed-page.ts";

const namesIn = (node: ts.Node, names = new Set<string>()): ReadonlySet<string> => {
  if (ts.isIdentifier(node)) names.add(node.text);
  ts.forEachChild(node, (child) => void namesIn(child, names));
  return names;
};

/** The import without the names that nothing uses any more; nothing when that is all of them. */
const pruned = (declaration: ts.ImportDeclaration, used: ReadonlySet<string>): string => {
  const bindings = declaration.importClause?.namedBindings;
  if (!bindings) return declaration.getText();
  if (ts.isNamespaceImport(bindings)) return used.has(bindings.name.text) ? declaration.getText() : "";
  const kept = bindings.elements.filter((it) => used.has(it.name.text)).map((it) => it.getText());
  return kept.length > 0 ? `import { ${kept.join(", ")} } from ${declaration.moduleSpecifier.getText()};` : "";
};

/** The text of the `.pages.ts` with `component`, a default export of `from`, in place of the drawn list. */
export const replacePage = ({ source, value }: ListedPage, component: string, from: string): string => {
  const text = source.getFullText();
  const replaced = text.slice(0, value.getStart()) + component + text.slice(value.end);
  const next = ts.createSourceFile(source.fileName, replaced, ts.ScriptTarget.Latest, true);
  const imports = next.statements.filter(ts.isImportDeclaration);
  const rest = next.statements.filter((it) => !ts.isImportDeclaration(it));
  const used = new Set(rest.flatMap((it) => [...namesIn(it)]));
  const kept = imports.map((it) => pruned(it, used)).filter(Boolean);
  return [...kept, `import ${component} from "${from}";`].join("\n") + replaced.slice(imports.at(-1)?.end ?? 0);
};

import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { find, parse } from "../find-node.ts";

/** A panel as a module has it. */
export type DefinedPanel = {
  id: string;
  title: string;
  /** The permission to open it; undefined if everybody may. */
  permission: string | undefined;
  /** The permission to add a record with it, if it adds one. */
  creates: string | undefined;
  isDrawer: boolean;
  /** Parameters of the panel; a parameter that takes a whole record has no type name. */
  params: readonly { name: string; isRecord: boolean }[];
};

const MODULES = "packages/console/src/features/**/*.module.ts";

const isObjectAt =
  (name: string) =>
  (node: ts.Node): node is ts.PropertyAssignment =>
    ts.isPropertyAssignment(node) &&
    (ts.isStringLiteral(node.name) ? node.name.text : node.name.getText()) === name &&
    ts.isObjectLiteralExpression(node.initializer);

const textAt = (object: ts.Node, name: string): string | undefined => {
  const property = find(
    object,
    (it): it is ts.PropertyAssignment => ts.isPropertyAssignment(it) && it.name.getText() === name,
  );
  return property && ts.isStringLiteral(property.initializer) ? property.initializer.text : undefined;
};

const isPlain = ({ kind }: ts.TypeNode): boolean =>
  kind === ts.SyntaxKind.StringKeyword ||
  kind === ts.SyntaxKind.NumberKeyword ||
  kind === ts.SyntaxKind.BooleanKeyword ||
  kind === ts.SyntaxKind.UnionType;

/** The declared parameters of a panel: `{ uuid: string }` or `Adds<{ uuid: string }>`. */
const paramsOf = (declared: ts.PropertySignature): DefinedPanel["params"] => {
  const literal = declared.type && find(declared.type, ts.isTypeLiteralNode);
  return (literal?.members ?? []).flatMap((it) =>
    ts.isPropertySignature(it) ? [{ name: it.name.getText(), isRecord: !it.type || !isPlain(it.type) }] : [],
  );
};

const panelIn = (text: string, id: string): DefinedPanel | undefined => {
  const source = parse(text);
  const isDeclared = (node: ts.Node): node is ts.PropertySignature =>
    ts.isPropertySignature(node) && ts.isStringLiteral(node.name) && node.name.text === id;
  const [definition, declared] = [find(source, isObjectAt(id)), find(source, isDeclared)];
  if (!definition || !declared) return undefined;
  const literal = definition.initializer as ts.ObjectLiteralExpression;
  const own = (name: string) =>
    literal.properties.find(
      (it): it is ts.PropertyAssignment => it.name?.getText() === name && ts.isPropertyAssignment(it),
    );
  const creates = own("creates");
  const call = definition.parent.parent;
  const usual = ts.isCallExpression(call) ? call.arguments[0] : undefined;
  const permission = own("permission")?.initializer ?? usual;
  return {
    id,
    title: textAt(literal, "title") ?? id,
    permission:
      permission && ts.isStringLiteral(permission) && permission.text !== "signed_in" ? permission.text : undefined,
    creates: creates && textAt(creates.initializer, "permission"),
    isDrawer: (declared.parent as ts.InterfaceDeclaration).name.text === "DrawerParams",
    params: paramsOf(declared),
  };
};

/** The panel with this id in the modules of the features. Throws if there is none. */
export const definedPanel = (id: string, root: string): DefinedPanel => {
  for (const file of globSync(MODULES, { cwd: root })) {
    const text = readFileSync(root + file, "utf8");
    const panel = text.includes(`"${id}"`) ? panelIn(text, id) : undefined;
    if (panel) return panel;
  }
  throw new Error(`No module has a panel ${id}: pnpm new record, form or delete writes one.`);
};

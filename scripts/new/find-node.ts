import ts from "typescript";

/** Reads a module's text. */
export const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile("module.ts", text, ts.ScriptTarget.Latest, true);

/** The first node of a kind in another, itself included. */
export const find = <Found extends ts.Node>(node: ts.Node, is: (it: ts.Node) => it is Found): Found | undefined =>
  is(node) ? node : ts.forEachChild(node, (child) => find(child, is));

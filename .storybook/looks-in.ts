import ts from "typescript";

/** Shared names of states, in the order of the sidebar: they stand before a file's own looks. */
const SHARED_STATES = [
  "Default",
  "Empty",
  "Loading",
  "Error",
  "Forbidden",
  "NotFound",
  "ReadOnly",
  "Submitting",
  "ValidationError",
  "ServerRejected",
  "EditConflict",
  "LongContent",
];

type Look = { exportName: string; name?: string; tags: string[] };

/** What Storybook needs to know of a file of scenes. */
type LookFile = { title: string | undefined; tags: string[]; looks: readonly Look[] };

/** Functions that make a look: `testing/look.ts` and `testing/frame-look.ts`. */
const MAKERS = new Set(["look", "frameLook"]);

const properties = (node: ts.Node | undefined): ReadonlyMap<string, ts.Expression> =>
  new Map(
    node && ts.isObjectLiteralExpression(node)
      ? node.properties.flatMap((it) =>
          ts.isPropertyAssignment(it) && ts.isIdentifier(it.name) ? [[it.name.text, it.initializer] as const] : [],
        )
      : [],
  );

const textOf = (node: ts.Expression | undefined) => (node && ts.isStringLiteral(node) ? node.text : undefined);
const textsOf = (node: ts.Expression | undefined) =>
  node && ts.isArrayLiteralExpression(node) ? node.elements.flatMap((it) => textOf(it) ?? []) : [];

/** The exported scenes that are made by a maker of looks, with their name and tags as written there. */
const looksOf = (statement: ts.Statement): Look[] => {
  const isExported =
    ts.isVariableStatement(statement) && statement.modifiers?.[0]?.kind === ts.SyntaxKind.ExportKeyword;
  if (!isExported) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer: call }) => {
    const isLook = call && ts.isCallExpression(call) && ts.isIdentifier(call.expression);
    if (!isLook || !ts.isIdentifier(name) || !MAKERS.has(call.expression.text)) return [];
    const options = properties(call.arguments[1]);
    const shown = textOf(options.get("name"));
    const tags = textsOf(options.get("tags"));
    return [{ exportName: name.text, ...(shown !== undefined && { name: shown }), tags }];
  });
};

/** The place of a look in the sidebar: its own looks of a file share the last. */
export const placeOf = ({ exportName }: Pick<Look, "exportName">): number => {
  const at = SHARED_STATES.indexOf(exportName);
  return at < 0 ? SHARED_STATES.length : at;
};

const DEFAULT = "Default";

/** Panels and pages stand in the sidebar once; their docs page and the review show the other looks. */
const ONCE = /^(?:Panels|Pages)\//;
/** Hides a look from the sidebar; the second tag is how the review knows it from a scene of the tests. */
const HIDDEN = ["!dev", "state"];

const hidden = (title: string | undefined, looks: readonly Look[]): readonly Look[] =>
  title !== undefined && ONCE.test(title) && looks.some(({ exportName }) => exportName === DEFAULT)
    ? looks.map((look) => (look.exportName === DEFAULT ? look : { ...look, tags: [...look.tags, ...HIDDEN] }))
    : looks;

/** The looks in the text of a file of scenes: shared states first, then in the order of the file. */
export const looksIn = (text: string): LookFile => {
  const { statements } = ts.createSourceFile("scenes.tsx", text, ts.ScriptTarget.Latest);
  const exported = statements.find((it) => ts.isExportAssignment(it))?.expression;
  const meta = properties(exported && ts.isSatisfiesExpression(exported) ? exported.expression : exported);
  const title = textOf(meta.get("title"));
  const looks = statements.flatMap(looksOf).toSorted((one, other) => placeOf(one) - placeOf(other));
  return { title, tags: textsOf(meta.get("tags")), looks: hidden(title, looks) };
};

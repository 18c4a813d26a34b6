/** Where a piece of an example begins: line from 1, column from 0. */
export type Place = { line: number; column: number };

type Piece<Type extends string, Rest = unknown> = Rest & { type: Type; loc: { start: Place } };

export type NameNode = Piece<"Identifier", { name: string }>;
type Spread = Piece<"SpreadElement", { argument: Code }>;
type Property = Piece<"Property", { key: Code; value: Code; computed: boolean }>;
export type Pattern =
  | NameNode
  | Piece<"ArrayPattern", { elements: readonly (Pattern | null)[] }>
  | Piece<"ObjectPattern", { properties: readonly Piece<"Property", { key: NameNode; value: Pattern }>[] }>;

export type ElementName =
  | Piece<"JSXIdentifier", { name: string }>
  | Piece<"JSXMemberExpression", { object: ElementName; property: { name: string } }>;
export type Attribute =
  | Piece<"JSXAttribute", { name: { name: string }; value: Code | null }>
  | Piece<"JSXSpreadAttribute", { argument: Code }>;
export type ElementNode = Piece<
  "JSXElement",
  { openingElement: { name: ElementName; attributes: readonly Attribute[] }; children: readonly Code[] }
>;

/** The expressions that an example may have. */
export type Code =
  | NameNode
  | Piece<"Literal", { value: unknown; regex?: unknown }>
  | Piece<"TemplateLiteral", { quasis: readonly { value: { cooked: string } }[]; expressions: readonly Code[] }>
  | Piece<"ArrayExpression", { elements: readonly (Code | Spread)[] }>
  | Piece<"ObjectExpression", { properties: readonly (Property | Spread)[] }>
  | Piece<"ArrowFunctionExpression", { params: readonly Pattern[]; body: Code; async: boolean }>
  | Piece<"CallExpression", { callee: Code; arguments: readonly (Code | Spread)[] }>
  | Piece<"MemberExpression", { object: Code; property: Code; computed: boolean }>
  | Piece<"ConditionalExpression", { test: Code; consequent: Code; alternate: Code }>
  | Piece<"LogicalExpression", { operator: "&&" | "||" | "??"; left: Code; right: Code }>
  | Piece<"UnaryExpression", { operator: string; argument: Code }>
  | Piece<"BinaryExpression", { operator: string; left: Code; right: Code }>
  | ElementNode
  | Piece<"JSXFragment", { children: readonly Code[] }>
  | Piece<"JSXText", { value: string }>
  | Piece<"JSXExpressionContainer", { expression: Code }>
  | Piece<"JSXEmptyExpression">;

export type ImportNode = Piece<
  "ImportDeclaration",
  {
    source: { value: string };
    specifiers: readonly Piece<"ImportSpecifier", { imported: { name: string }; local: { name: string } }>[];
  }
>;

export type Statement =
  | ImportNode
  | Piece<"VariableDeclaration", { declarations: readonly { id: Pattern; init: Code | null }[] }>
  | Piece<"ExpressionStatement", { expression: Code }>;

/** An example, read. */
export type Example = { body: readonly Statement[] };

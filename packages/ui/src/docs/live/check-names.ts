import { MODULES, partOf } from "./kit.ts";
import { takesProp } from "./known-props.ts";
import { LiveProblem } from "./live-problem.ts";
import { HOST_ELEMENTS } from "./host-elements.ts";
import type { ElementName, ElementNode, Example, ImportNode, Place } from "./syntax.ts";

const checkImport = ({ source, specifiers }: ImportNode): void => {
  const module = MODULES.get(source.value);
  for (const { type, imported, loc } of specifiers) {
    if (type === "ImportSpecifier" && module && Object.hasOwn(module, imported.name)) continue;
    const what = module
      ? `“${source.value}” has no “${imported.name}” here`
      : `examples cannot import “${source.value}”`;
    throw new LiveProblem(`${what}.`, loc.start);
  }
};

/** "fields.TextField" → "TextField". */
const lastOf = (name: ElementName): string => (name.type === "JSXIdentifier" ? name.name : name.property.name);

const checkElement = ({ openingElement: { name, attributes } }: ElementNode): void => {
  const tag = lastOf(name);
  const isHost = /^[a-z]/.test(tag);
  const part = isHost ? undefined : partOf(tag);
  if (isHost ? !HOST_ELEMENTS.has(tag) : part === undefined)
    throw new LiveProblem(`there is no component “${tag}”.`, name.loc.start);
  for (const attribute of attributes) {
    if (attribute.type !== "JSXAttribute" || isHost || takesProp(part, attribute.name.name)) continue;
    throw new LiveProblem(`${tag} has no property “${attribute.name.name}”.`, attribute.loc.start);
  }
};

type Piece = { type: string; loc: { start: Place } };

const isPiece = (value: unknown): value is Piece =>
  typeof value === "object" && value !== null && "type" in value && "loc" in value;

const check = (piece: Piece): void => {
  if (piece.type === "ImportDeclaration") checkImport(piece as ImportNode);
  if (piece.type === "JSXElement") checkElement(piece as ElementNode);
  for (const value of Object.values(piece).flat()) if (isPiece(value)) check(value);
};

/** Finds imports, components and properties that do not exist. Throws a `LiveProblem`. */
export const checkNames = ({ body }: Example): void => {
  for (const statement of body) check(statement);
};

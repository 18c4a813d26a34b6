import type { Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data/types";
import bcd from "@mdn/browser-compat-data" with { type: "json" };
import postcss, { type AtRule, type ChildNode, type Declaration } from "postcss";
import { isIn, type UnsupportedFeature, type Oldest } from "./oldest.ts";

type Names = Readonly<Record<string, Identifier | undefined>>;
const { properties, types, selectors, "at-rules": atRules } = bcd.css as unknown as Record<string, Names>;

/** CSS functions by name, from all places of the data: `color-mix`, `anchor-size`. */
const functions = new Map<string, Identifier>();
const collect = (names: Names) => {
  for (const [name, it] of Object.entries(names)) {
    if (name === "__compat" || !it) continue;
    functions.set(name, it);
    collect(it);
  }
};
collect(types!);

/** Whether a version supports a feature, under its name or under an alternative name that is declared as well. */
const holds = (
  statement: SimpleSupportStatement,
  version: string,
  isDeclared: (name: string) => boolean,
  of: string,
) => {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement;
  if (flags || typeof added !== "string" || added === "preview" || !isIn(version, added)) return false;
  if (typeof removed === "string" && isIn(version, removed)) return false;
  const name = other ?? (prefix ? prefix + of : undefined);
  return name === undefined || isDeclared(name);
};

/** The oldest browsers that lack a feature. A feature unknown to the data counts as supported. */
const lacking = (
  name: string,
  feature: Identifier | undefined,
  oldest: Oldest,
  isDeclared: (name: string) => boolean = () => false,
): string[] => {
  const support = feature?.__compat?.support as Record<string, unknown> | undefined;
  if (!support) return [];
  return Object.entries(oldest).flatMap(([browser, version]) => {
    const statements = [support[browser] ?? []].flat() as SimpleSupportStatement[];
    return statements.some((it) => holds(it, version, isDeclared, name)) ? [] : [`${browser} ${version}`];
  });
};

/** The keywords and functions in the value of a declaration, with their data. */
const valuesOf = ({ prop, value }: Declaration): (readonly [string, Identifier | undefined])[] => [
  ...[...value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w-])/g)].map(
    ([word]) => [`${prop}: ${word}`, properties![prop]?.[word]] as const,
  ),
  ...[...value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)].map(
    ([, name = ""]) => [`${name}()`, functions.get(name)] as const,
  ),
];

const siblings = (node: ChildNode): readonly ChildNode[] => node.parent!.nodes as readonly ChildNode[];

/** Whether an earlier declaration of the same property serves as the fallback. */
const isSecondChoice = (declaration: Declaration) =>
  siblings(declaration)
    .slice(0, siblings(declaration).indexOf(declaration))
    .some((it) => it.type === "decl" && it.prop === declaration.prop);

/** Whether the same value is declared with a vendor prefix, as the bundler does for browsers that need one. */
const hasPrefixed = (declaration: Declaration) =>
  siblings(declaration).some(
    (it) =>
      it.type === "decl" &&
      it.value === declaration.value &&
      it.prop.replace(/^-[a-z]+-/, "") === declaration.prop &&
      it.prop !== declaration.prop,
  );

const isAsked = (node: ChildNode): boolean => {
  for (let at = node.parent; at; at = at.parent as typeof at)
    if (at.type === "atrule" && (at as AtRule).name === "supports") return true;
  return false;
};

/** Features in a built style sheet that one of the oldest browsers lacks, without `@supports` or a fallback. */
export const unsupportedCss = (text: string, oldest: Oldest): UnsupportedFeature[] => {
  const lacks = new Map<string, UnsupportedFeature>();
  const note = (feature: string, browsers: readonly string[], example: string) => {
    if (browsers.length > 0 && !lacks.has(feature)) lacks.set(feature, { feature, browsers, example });
  };
  postcss.parse(text).walk((node) => {
    if (isAsked(node)) return;
    if (node.type === "decl" && !isSecondChoice(node)) {
      const isDeclared = (name: string) => siblings(node).some((it) => it.type === "decl" && it.prop === name);
      const without = lacking(node.prop, properties![node.prop], oldest, isDeclared);
      note(node.prop, without, String(node));
      // Values of an unsupported property are not reported in addition.
      if (without.length > 0 || hasPrefixed(node)) return;
      for (const [feature, known] of valuesOf(node)) note(feature, lacking(feature, known, oldest), String(node));
    }
    if (node.type === "atrule") {
      const example = `@${node.name} ${node.params}`;
      const rule = atRules![node.name];
      note(`@${node.name}`, lacking(node.name, rule, oldest), example);
      for (const [, name = ""] of node.params.matchAll(/\(([a-z-]+)/g))
        note(`@${node.name} (${name})`, lacking(name, rule?.[name], oldest), example);
    }
    if (node.type === "rule")
      for (const [, name = ""] of node.selector.matchAll(/(?<!\\):{1,2}([a-z][a-z-]*)/g))
        note(`:${name}`, lacking(name, selectors![name], oldest), node.selector);
  });
  return [...lacks.values()];
};

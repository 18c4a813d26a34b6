import path from "node:path";

const SOURCE = /(?:^|\/)packages\/console\/src\/(.*)$/;

/** The layers that `#` names, as in the console's package.json. */
const NAMED = ["kit", "entities", "testing"];

/** The layer and the part of it: `kit` and `list` of `kit/list/rows/use-list.ts`. */
const partOf = (inside) => {
  const [layer, ...rest] = inside.split("/");
  return { layer, part: rest.length > 1 ? rest[0] : "" };
};

/** The form that an import should have; undefined for what no `#` names. */
const formOf = (inside, source) => {
  const [, named] = /^#(.*)$/.exec(source) ?? [];
  if (named === undefined && !source.startsWith(".")) return undefined;
  const target = named ?? path.posix.join(path.posix.dirname(inside), source);
  const [from, to] = [partOf(inside), partOf(target)];
  if (target.startsWith("..") || !NAMED.includes(to.layer)) return undefined;
  if (from.layer !== to.layer || from.part !== to.part) return `#${target}`;
  const relative = path.posix.relative(path.posix.dirname(inside), target);
  return relative.startsWith(".") ? relative : `./${relative}`;
};

/** One form of imports: relative inside a part of a layer, by `#` between parts. So a part can be moved as a whole. */
export const importForm = {
  meta: { type: "suggestion", docs: { description: "Imports of the console have one form" }, schema: [] },
  create: (context) => {
    const [, inside] = SOURCE.exec(context.filename.replaceAll("\\", "/")) ?? [];
    if (inside === undefined) return {};
    const check = (node) => {
      if (typeof node?.value !== "string") return;
      const form = formOf(inside, node.value);
      if (form !== undefined && form !== node.value) context.report({ node, message: `Import it as ${form}.` });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
    };
  },
};

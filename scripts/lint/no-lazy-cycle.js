import fs from "node:fs";
import path from "node:path";
import ts from "typescript";

const OPTIONS = {
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
};

/** The file that a relative import or a `#…` import of the same package leads to; undefined for other packages. */
const resolve = (from, specifier) =>
  /^[.#]/.test(specifier)
    ? ts.resolveModuleName(specifier, from, OPTIONS, ts.sys).resolvedModule?.resolvedFileName
    : undefined;

/** Path to `{ modified, imports }`: a file is read once, and again in an editor after it was saved. */
const known = new Map();

/** The files that a file imports in any way: values, types, `export from`, `import()`, `typeof import()`. */
const importsOf = (file) => {
  const modified = fs.statSync(file).mtimeMs;
  const kept = known.get(file);
  if (kept?.modified === modified) return kept.imports;
  const { importedFiles } = ts.preProcessFile(fs.readFileSync(file, "utf8"));
  const imports = importedFiles.flatMap(({ fileName }) => resolve(file, fileName) ?? []);
  known.set(file, { modified, imports });
  return imports;
};

/** The shortest way by imports from one file to another, both included; undefined when there is none. */
const wayBetween = (start, end) => {
  const cameFrom = new Map([[start, undefined]]);
  for (const file of cameFrom.keys()) {
    if (file === end) {
      const way = [];
      for (let step = end; step !== undefined; step = cameFrom.get(step)) way.unshift(step);
      return way;
    }
    for (const next of importsOf(file)) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return undefined;
};

/**
 * A lazily loaded file does not import, by whatever detour, the file that loads it. Complements `import/no-cycle`,
 * which does not follow `import()` (oxc-project/oxc#25555).
 */
export const noLazyCycle = {
  meta: { type: "problem", docs: { description: "Lazily loaded files do not import their loader" }, schema: [] },
  create: (context) => ({
    ImportExpression: ({ source }) => {
      if (typeof source.value !== "string") return;
      const target = resolve(context.filename, source.value);
      const way = target && wayBetween(target, context.filename);
      if (!way) return;
      const steps = way.map((file) => path.relative(context.cwd, file)).join(" → ");
      context.report({
        node: source,
        message: `The lazily loaded file imports its loader: ${steps}. Move what both need into a file of its own.`,
      });
    },
  }),
};

import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The console's layers, from the bottom: a layer imports itself and what stands before it. */
const LAYERS = ["kit", "entities", "features", "shell", "app"];

/** Packages that each package may import. Stories and tests may also use the mocks. */
const PACKAGES = {
  "api-client": [],
  ui: [],
  mocks: ["api-client"],
  "contract-check": ["api-client"],
  console: ["api-client", "ui"],
};

const TEST = /\.(?:test|stories|scenes)\.tsx?$/;

/** A file of the repository as package, and inside the console layer and feature; nothing for files outside packages. */
const place = (file) => {
  const [, pkg, rest] = /(?:^|\/)packages\/([^/]+)\/(.*)$/.exec(file) ?? [];
  if (!pkg) return undefined;
  const [, layer, inside = ""] = /^src\/([^/]+)\/(.*)$/.exec(rest) ?? [];
  return { pkg, rest, layer: pkg === "console" ? layer : undefined, feature: inside.split("/").slice(0, -1) };
};

/** Where an import leads: a place in the repository, or nothing when it is a package from outside. */
const target = (from, source) => {
  const door = /^@backoffice\/([^/]+)(?:\/(.*))?$/.exec(source);
  if (door) return { pkg: door[1], door: true, part: door[2] };
  const inside = /^#((?:kit|entities|testing)\/.*)$/.exec(source);
  if (inside) return place(`packages/console/src/${inside[1]}`);
  if (!source.startsWith(".")) return undefined;
  return place(path.posix.join(path.posix.dirname(from), source));
};

const generatedOutside = (from, to) =>
  to.rest?.startsWith("src/generated/") && !(from.pkg === "api-client" && /^(?:src|codegen)\//.test(from.rest));

const betweenPackages = (from, to, file) => {
  if (from.pkg === to.pkg) return undefined;
  if (to.pkg === "mocks" && from.pkg === "console") {
    if (from.layer === "mocked" || from.layer === "testing" || TEST.test(file)) return undefined;
    return "The console's production code never imports the mocks; only src/mocked/, src/testing/ and tests do.";
  }
  if (
    to.pkg === "mocks" &&
    to.door &&
    from.pkg === "contract-check" &&
    (TEST.test(file) || from.rest.startsWith("src/testing/"))
  )
    return undefined;
  // The generator is for the programs of a terminal; what they check is the contract, not the client.
  if (to.pkg === "api-client" && to.door && /^codegen(?:\/|$)/.test(to.part ?? "") !== (from.pkg === "contract-check"))
    return "contract-check imports only @backoffice/api-client/codegen, and nobody else does.";
  if (!PACKAGES[from.pkg]?.includes(to.pkg)) return `packages/${from.pkg} never imports packages/${to.pkg}.`;
  return to.door ? undefined : `Import @backoffice/${to.pkg} through its door, not by a path into its files.`;
};

/** The programs around the product. What several of them need is in `scripts/lib`, which imports none of them. */
const PROGRAMS = ["scripts/lib", "scripts", "e2e", "packages/bench"];
const programOf = (file) => PROGRAMS.find((it) => file.startsWith(`${it}/`));

const betweenPrograms = (file, source) => {
  const from = programOf(file);
  if (!from || !source.startsWith(".") || TEST.test(file)) return undefined;
  const to = programOf(path.posix.join(path.posix.dirname(file), source));
  if (!to || to === from || to === "scripts/lib") return undefined;
  return `${from} never imports ${to}; what both need belongs to scripts/lib.`;
};

/** Features are folders below features/ with a module of their own, e.g. `banks/bank-list`. */
const sameFeature = (from, to) => {
  const depth = Math.min(2, from.feature.length, to.feature.length);
  return depth > 0 && from.feature.slice(0, depth).join("/") === to.feature.slice(0, depth).join("/");
};

const insideConsole = (from, to, file, lazy) => {
  if (from.pkg !== "console" || to.pkg !== "console") return undefined;
  const [low, high] = [LAYERS.indexOf(from.layer), LAYERS.indexOf(to.layer)];
  if (to.layer === "mocked" && from.layer !== "mocked" && !lazy)
    return "Outside src/mocked/ the mocked parts are only imported lazily, behind MODE, so that production drops them.";
  if (to.layer === "testing" && from.layer !== "testing" && !TEST.test(file))
    return "What helps stories and tests (src/testing/) is imported only by them.";
  if (low >= 0 && high > low) return `${from.layer} never imports ${to.layer} (app, shell, features, entities, kit).`;
  if (from.layer === "features" && to.layer === "features" && !sameFeature(from, to))
    return "A feature never imports another feature; what two of them need belongs to entities or kit.";
  return undefined;
};

/**
 * Why an import goes against the grain, in one sentence; nothing when it is fine.
 * `file` is a path in the repository; `lazy` is true for `import()`.
 */
const problem = (file, source, lazy) => {
  const from = place(file);
  if (!from || !/^(?:src|codegen|vite)\//.test(from.rest)) return undefined;
  const to = target(file, source);
  if (!to) return undefined;
  if (generatedOutside(from, to)) return "Generated code is used only through @backoffice/api-client.";
  return betweenPackages(from, to, file) ?? insideConsole(from, to, file, lazy);
};

/** Dependencies run in one direction: contract, api-client, console; and down the console's layers. */
export const directions = {
  meta: { type: "problem", docs: { description: "Imports follow the architecture" }, schema: [] },
  create: (context) => {
    const file = path.relative(ROOT, context.filename).replaceAll("\\", "/");
    const check = (node, lazy = false) => {
      if (typeof node?.value !== "string") return;
      const message = betweenPrograms(file, node.value) ?? problem(file, node.value, lazy);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source, true),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
    };
  },
};

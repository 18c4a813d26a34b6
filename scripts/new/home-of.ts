import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { addComponent, addPanel, type NamedPanel } from "./add-panel.ts";
import type { Files } from "./write-files.ts";

const FEATURES = "packages/console/src/features";

/** The module of a feature and its panels file. */
export type Home = {
  /** The module's folder, relative to the repository root. */
  folder: string;
  module: string;
  panels: string;
  /** The base name of its files: `bank-list`. */
  name: string;
};

/** Finds the module of `features/<feature>`. Throws if there is none. */
export const homeOf = (feature: string, root: string): Home => {
  const [module] = globSync(`${FEATURES}/${feature}/*.module.ts`, { cwd: root });
  if (!module) throw new Error(`There is no module in ${FEATURES}/${feature}.`);
  const [folder, name] = [dirname(module), basename(module, ".module.ts")];
  return { folder, module, name, panels: `${folder}/${name}.panels.ts` };
};

/** Adds the parameters of a panel to the text of a module. */
const withParams = (text: string, kind: "DrawerParams" | "DialogParams", id: string, params: string): string => {
  const entry = `    "${id}": ${params};\n`;
  const opening = `  interface ${kind} {\n`;
  if (text.includes(opening)) return text.replace(opening, opening + entry);
  const whole = `${opening}${entry}  }\n`;
  const declaration = `declare module "#kit/panels/definition/panel-params.ts" {\n`;
  if (text.includes(declaration)) return text.replace(declaration, declaration + whole);
  return text.replace(/(?:^import [^;]*;\n)+/m, (imports) => `${imports}\n${declaration}${whole}}\n`);
};

/** The changes that register a panel in its feature: parameters, definition, component. */
export const known = (home: Home, panel: NamedPanel, params: string, root: string): Files["changed"] => {
  const before = (path: string) => (existsSync(root + path) ? readFileSync(root + path, "utf8") : undefined);
  const kind = panel.params ? "DrawerParams" : "DialogParams";
  return {
    [home.panels]: addComponent(before(home.panels), panel),
    [home.module]: withParams(addPanel(before(home.module)!, panel, home.name), kind, panel.id, params),
  };
};

import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { addComponent, addPanel, type NamedPanel } from "./add-panel.ts";
import type { Files } from "./write-files.ts";

const FEATURES = "packages/console/src/features";

/** The module of a feature, and the files beside it that hold its panels. */
export type Home = {
  /** The module's folder, from the repository's root. */
  folder: string;
  module: string;
  params: string;
  panels: string;
  /** What its files are called: `bank-list`. */
  name: string;
};

/** The module of `features/<feature>`. Fails when there is none. */
export const homeOf = (feature: string, root: string): Home => {
  const [module] = globSync(`${FEATURES}/${feature}/*.module.ts`, { cwd: root });
  if (!module) throw new Error(`There is no module in ${FEATURES}/${feature}.`);
  const [folder, name] = [dirname(module), basename(module, ".module.ts")];
  return { folder, module, name, params: `${folder}/${name}.params.ts`, panels: `${folder}/${name}.panels.ts` };
};

/** The text of a file of parameters with one more panel; a new file where there is none. */
const paramsText = (
  text: string | undefined,
  kind: "DrawerParams" | "DialogParams",
  id: string,
  params: string,
): string => {
  const entry = `    "${id}": ${params};\n`;
  const whole = `  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface ${kind} {
${entry}  }
`;
  if (text === undefined) return `declare module "#kit/panels/definition/panel-params.ts" {\n${whole}}\n`;
  const line = `  interface ${kind} {\n`;
  if (text.includes(line)) return text.replace(line, line + entry);
  return text.replace(/(declare module [^\n]*\n)/, (opening) => opening + whole);
};

/** The changes that make a panel known to its feature: parameters, definition, component. */
export const known = (home: Home, panel: NamedPanel, params: string, root: string): Files["changed"] => {
  const before = (path: string) => (existsSync(root + path) ? readFileSync(root + path, "utf8") : undefined);
  const kind = panel.params ? "DrawerParams" : "DialogParams";
  return {
    [home.params]: paramsText(before(home.params), kind, panel.id, params),
    [home.panels]: addComponent(before(home.panels), panel),
    [home.module]: addPanel(readFileSync(root + home.module, "utf8"), panel, home.name),
  };
};

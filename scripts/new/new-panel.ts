import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { ROOT } from "../lib/root.ts";
import { addComponent, addPanel, type NamedPanel } from "./add-panel.ts";
import { panelStoriesText } from "./panel-stories-text.ts";
import { drawerText, paramsText, type PanelParts } from "./panel-texts.ts";
import { pretend } from "./pretend.ts";
import { operations } from "../../packages/api-client/src/contract.ts";
import { filterNames, shapeOf } from "./shape-of.ts";
import { pascal } from "./words.ts";
import type { Files } from "./write-files.ts";

/** Parameters of a panel's address are texts. */
const TEXTS: ReadonlySet<string> = new Set(["text", "id", "code", "choice"]);

const FEATURES = "packages/console/src/features";

/** The files of a drawer with an address that shows what a read answers: its parameters, the drawer, its stories. */
export const newPanel = async (id: string, read: string, feature: string, root = ROOT): Promise<Files> => {
  const [module] = globSync(`${FEATURES}/${feature}/*.module.ts`, { cwd: root });
  if (!module) throw new Error(`There is no module in ${FEATURES}/${feature}.`);
  const { shape, from } = await shapeOf(read);
  if (shape.rows !== undefined) throw new Error(`${read} answers a list; a panel shows one record.`);
  const needed = shape.input.filter((it) => it.required);
  const odd = needed.find((it) => it.name === "opId" || !TEXTS.has(it.kind));
  if (odd || needed.length === 0)
    throw new Error(
      `${read} ${odd ? `needs ${odd.name}, which an address does not say` : "needs nothing to find a record by"}: write the panel by hand.`,
    );
  const { permission } = Object.values(operations).find((it) => it.id === read)!;
  const name = basename(module, ".module.ts");
  const home = dirname(module);
  const filters = await filterNames();
  const parts: PanelParts = {
    id,
    read,
    from,
    needed: needed.map((it) => ({ ...it, param: filters.has(it.name) ? `shown${pascal(it.name)}` : it.name })),
    right: permission === "signed_in" ? undefined : permission,
  };
  const panel: NamedPanel = {
    id,
    title: id.replaceAll("-", " ").replace(/^\w/, (it) => it.toUpperCase()),
    permission: parts.right,
    params: parts.needed.map(({ param }) => param),
    file: `./panels/${id}.drawer.tsx`,
    component: pascal(id),
  };
  const [params, panels] = [`${home}/${name}.params.ts`, `${home}/${name}.panels.ts`];
  const before = (path: string) => (existsSync(root + path) ? readFileSync(root + path, "utf8") : undefined);
  return {
    written: {
      [`${home}/panels/${id}.drawer.tsx`]: drawerText(parts),
      [`${home}/panels/${id}.stories.tsx`]: panelStoriesText(parts, feature, await pretend(read)),
    },
    changed: {
      [params]: paramsText(parts, before(params)),
      [panels]: addComponent(before(panels), panel),
      [module]: addPanel(readFileSync(root + module, "utf8"), panel, name),
    },
  };
};

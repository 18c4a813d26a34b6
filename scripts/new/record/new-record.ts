import { ROOT } from "../../lib/root.ts";
import type { NamedPanel } from "../add-panel.ts";
import { homeOf, known } from "../home-of.ts";
import { exampleExchange } from "../example-exchange.ts";
import { operations } from "../../../packages/api-client/src/contract.ts";
import { filterNames, shapeOf } from "../shape-of.ts";
import { capital, kebab, nounOf, pascal } from "../words.ts";
import type { Files } from "../write-files.ts";
import { recordScenesText } from "./record-scenes-text.ts";
import { recordText, type RecordParts } from "./record-text.ts";

/** URL parameters of a panel are texts. */
const TEXTS: ReadonlySet<string> = new Set(["text", "id", "code"]);

/** Determines the parts of a record's drawer. Throws for a read that a URL cannot identify a record for. */
export const recordParts = async (read: string, id: string): Promise<RecordParts> => {
  const { shape, from } = await shapeOf(read);
  if (shape.rows !== undefined) throw new Error(`${read} answers a list; a panel shows one record.`);
  const needed = shape.input.filter((it) => it.required);
  const odd = needed.find((it) => it.name === "opId" || !TEXTS.has(it.kind));
  if (odd || needed.length === 0)
    throw new Error(
      `${read} ${odd ? `needs ${odd.name}, which an address does not say` : "needs nothing to find a record by"}: write the panel by hand.`,
    );
  const { permission } = Object.values(operations).find((it) => it.id === read)!;
  const filters = await filterNames();
  return {
    id,
    read,
    shape,
    from,
    needed: needed.map((it) => ({ ...it, param: filters.has(it.name) ? `shown${pascal(it.name)}` : it.name })),
    right: permission === "signed_in" ? undefined : permission,
  };
};

/** Generates the files of a drawer with a URL that shows the response of a read: parameters, drawer, stories. */
export const newRecord = async (read: string, feature: string, given?: string, root = ROOT): Promise<Files> => {
  const home = homeOf(feature, root);
  const id = given ?? `${kebab(nounOf(read))}-details`;
  const parts = await recordParts(read, id);
  const panel: NamedPanel = {
    id,
    title: capital(id.replaceAll("-", " ")),
    permission: parts.right,
    params: parts.needed.map(({ param }) => param),
    file: `./panels/${id}.drawer.tsx`,
  };
  const params = `{ ${panel.params!.map((param) => `${param}: string`).join("; ")} }`;
  return {
    written: {
      [`${home.folder}/panels/${id}.drawer.tsx`]: recordText(parts),
      [`${home.folder}/panels/${id}.scenes.tsx`]: recordScenesText(feature, parts, await exampleExchange(read)),
    },
    changed: known(home, panel, params, root),
  };
};

import { dirname } from "node:path";
import ts from "typescript";
import type { WantedColumns } from "../../../packages/console/src/kit/contract/list/drawn-columns.ts";
import { PLAYER_FIELDS } from "../../../packages/console/src/entities/fields/player-fields.ts";
import { ROOT } from "../../lib/root.ts";
import { addColumns } from "./add-columns.ts";
import { columnsText } from "./columns-text.ts";
import { listedPages, literalOf } from "./listed-page.ts";
import { pageOf } from "./page-of.ts";
import { pageScenesText } from "./page-scenes-text.ts";
import { shapeOf } from "../shape-of.ts";
import { camel, kebab } from "../words.ts";
import type { Files } from "../write-files.ts";

/** Whether the columns option only hides columns. */
const isHiding = (columns: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(columns) &&
  columns.properties.every((it) => ts.isPropertyAssignment(it) && it.initializer.getText() === '"hidden"');

/** Generates hand-editable columns and stories for a list derived from the contract. The rest of its line stays. */
export const newList = async (path: string, name?: string, root = ROOT): Promise<Files> => {
  const page = pageOf(path);
  const listed = listedPages(root).get(path);
  if (!listed)
    throw new Error(`${path} is no list that is drawn from the contract: it has screens of its own, or is one record.`);
  const { read: reads, label: called, key, first, columns: drawn, fixed } = listed.says;
  if (!reads || !called) throw new Error(`${path} says elsewhere what it reads: write its columns there by hand.`);
  const [read, label] = [reads.getText(), String(literalOf(called))];
  const { shape } = await shapeOf(read);
  if (drawn && !isHiding(drawn)) throw new Error(`${path} has columns of its own already.`);
  const files = kebab(name ?? label);
  const folder = `${dirname(listed.file)}/list`;
  const columns = `${camel(files)}Columns`;
  const asked = literalOf(fixed) as Record<string, unknown> | undefined;
  const wanted = {
    key: [literalOf(key)].flat(),
    first: literalOf(first),
    ownerFields: PLAYER_FIELDS,
    hidden: Object.keys(literalOf(drawn) ?? {}),
    fixed: asked,
  } as WantedColumns;
  return {
    written: {
      [`${folder}/${files}.columns.tsx`]: columnsText(read, columns, label, shape, wanted),
      [`${folder}/${files}.page.scenes.tsx`]: await pageScenesText({ page, read, shape, label, fixed: asked }),
    },
    changed: { [listed.file]: addColumns(listed, columns, `./list/${files}.columns.tsx`) },
  };
};

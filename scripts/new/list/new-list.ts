import { dirname } from "node:path";
import ts from "typescript";
import type { ColumnChoice } from "../../../packages/console/src/kit/contract/list/choose-columns.ts";
import { PLAYER_FIELDS } from "../../../packages/console/src/entities/fields/player-fields.ts";
import { ROOT } from "../../lib/root.ts";
import { addProperties } from "./add-properties.ts";
import { columnsText } from "./columns-text.ts";
import { listedPages, literalOf } from "./listed-page.ts";
import { pageOf } from "./page-of.ts";
import { pageScenesText } from "./page-scenes-text.ts";
import { definedPanel } from "./panel-in-module.ts";
import { rowActionsText } from "./row-actions-text.ts";
import { shapeOf } from "../shape-of.ts";
import { camel, kebab } from "../words.ts";
import type { Files } from "../write-files.ts";

/** Whether the columns option only hides columns. */
const isHiding = (columns: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(columns) &&
  columns.properties.every((it) => ts.isPropertyAssignment(it) && it.initializer.getText() === '"hidden"');

/** The panel that a row opens, with the parameter that holds the row's ID. */
const opensText = (id: string, root: string): string => {
  const { isDrawer, params } = definedPanel(id, root);
  const [param] = params;
  if (!isDrawer || !param || params.length > 1)
    throw new Error(`${id} is not a drawer with one parameter: say by hand what a row opens.`);
  return `{ panel: "${id}", param: "${param.name}" }`;
};

/** The button of a panel that adds a record. */
const createText = (id: string, root: string): string => {
  if (definedPanel(id, root).creates === undefined)
    throw new Error(`${id} adds no record: its definition has no \`creates\`.`);
  return `{ creates: "${id}" }`;
};

/**
 * Options of a list: the name of its files, whether its columns stay drawn, and the panels that a row, the main button
 * and the actions open.
 */
export type ListOptions = {
  name?: string | undefined;
  drawn?: boolean | undefined;
  opens?: string | undefined;
  create?: string | undefined;
  actions?: readonly string[] | undefined;
};

/**
 * Generates hand-editable columns, row actions and stories for a list derived from the contract. The rest of its line
 * stays, and with `drawn` its columns too.
 */
export const newList = async (path: string, options: ListOptions = {}, root = ROOT): Promise<Files> => {
  const { name, drawn: staysDrawn = false, opens, create, actions = [] } = options;
  const page = await pageOf(path, root);
  const listed = listedPages(root).get(path);
  if (!listed)
    throw new Error(`${path} is no list that is drawn from the contract: it has screens of its own, or is one record.`);
  const { read: reads, label: called, key, first, columns: drawn, fixed } = listed.says;
  if (!reads || !called) throw new Error(`${path} says elsewhere what it reads: write its columns there by hand.`);
  const [read, label] = [reads.getText(), String(literalOf(called))];
  const { shape } = await shapeOf(read);
  if (!staysDrawn && drawn && !isHiding(drawn)) throw new Error(`${path} has columns of its own already.`);
  const files = kebab(name ?? label);
  const folder = `${dirname(listed.file)}/list`;
  const [columns, rowActions] = [`${camel(files)}Columns`, `${camel(files)}Actions`];
  const asked = literalOf(fixed) as Record<string, unknown> | undefined;
  const choice = {
    key: [literalOf(key)].flat(),
    first: literalOf(first),
    ownerFields: PLAYER_FIELDS,
    hidden: Object.keys(literalOf(drawn) ?? {}),
    fixed: asked,
  } as ColumnChoice;
  const list = { read, label, shape, key: choice.key?.[0] ?? "" };
  const hasActions = actions.length > 0;
  const properties = {
    ...(!staysDrawn && { columns }),
    ...(hasActions && { actions: rowActions }),
    ...(create !== undefined && { create: createText(create, root) }),
    ...(opens !== undefined && { opens: opensText(opens, root) }),
  };
  return {
    written: {
      ...(!staysDrawn && { [`${folder}/${files}.columns.tsx`]: columnsText(read, columns, label, shape, choice) }),
      ...(hasActions && {
        [`${folder}/${files}.actions.ts`]: rowActionsText(
          list,
          rowActions,
          actions.map((id) => definedPanel(id, root)),
        ),
      }),
      [`${folder}/${files}.page.scenes.tsx`]: await pageScenesText({ page, read, shape, label, fixed: asked }),
    },
    changed: {
      [listed.file]: addProperties(listed, properties, {
        ...(!staysDrawn && { [columns]: `./list/${files}.columns.tsx` }),
        ...(hasActions && { [rowActions]: `./list/${files}.actions.ts` }),
      }),
    },
  };
};

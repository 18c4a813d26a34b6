import { dirname } from "node:path";
import type { ReadShape } from "../../packages/api-client/src/read-shape.ts";
import type { WantedColumns } from "../../packages/console/src/kit/contract/list/drawn-columns.ts";
import { ROOT } from "../lib/root.ts";
import { columnsText } from "./columns-text.ts";
import { listedPages, literalOf } from "./listed-page.ts";
import { pageOf } from "./page-of.ts";
import { pageStoriesText } from "./page-stories-text.ts";
import { pageText } from "./page-text.ts";
import { replacePage } from "./replace-page.ts";
import { shapeOf } from "./shape-of.ts";
import { camel, kebab, pascal } from "./words.ts";
import type { Files } from "./write-files.ts";

/** What `rowsOf` reads (ruling 7). */
const isListCall = ({ rows, total, firstPage, input }: ReadShape) =>
  rows === "items" &&
  total === "count" &&
  firstPage === undefined &&
  input.every((it) => it.in === "body") &&
  ["page", "itemsPerPage"].every((name) => input.some((it) => it.name === name));

/** The files that give a list that is drawn from the contract screens of its own: columns, page and stories. */
export const newPage = async (path: string, name?: string, root = ROOT): Promise<Files> => {
  const page = pageOf(path);
  const listed = listedPages(root).get(path);
  if (!listed)
    throw new Error(`${path} is no list that is drawn from the contract: it has screens of its own, or is one record.`);
  const { read: reads, label: called, key, first, hidden, fixed } = listed.says;
  const [read, label] = [reads!.getText(), String(literalOf(called))];
  const { shape, from } = await shapeOf(read);
  if (!isListCall(shape))
    throw new Error(`${read} does not take or answer what list calls do (ruling 7): write the page by hand.`);
  const files = kebab(name ?? label);
  const folder = `${dirname(listed.file)}/${files}`;
  const [component, columns] = [`${pascal(files)}Page`, `${camel(files)}Columns`];
  const asked = literalOf(fixed) as Record<string, unknown> | undefined;
  const wanted = {
    key: [literalOf(key)].flat(),
    first: literalOf(first),
    hidden: literalOf(hidden),
    fixed: asked,
  } as WantedColumns;
  return {
    written: {
      [`${folder}/${files}.columns.tsx`]: columnsText(read, columns, label, shape, wanted),
      [`${folder}/${files}.page.tsx`]: pageText({ path, read, from, label, files, component, columns, shape, listed }),
      [`${folder}/${files}.page.stories.tsx`]: await pageStoriesText({ page, read, label, fixed: asked }),
    },
    changed: { [listed.file]: replacePage(listed, component, `./${files}/${files}.page.tsx`) },
  };
};

import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { assetAt } from "../asset-at.ts";
import type { Contract } from "../contract/contract.ts";
import { CannotCheck } from "../frame/cannot-check.ts";
import { html } from "./html.ts";
import { operationHtml } from "./operation-html.ts";
import { overviewHtml } from "./overview-html.ts";
import { GENERATOR, pageHtml } from "./page-html.ts";
import { searchEntries } from "./search-entries.ts";
import { STYLES } from "./styles.ts";
import { tagsOf } from "./tags-of.ts";
import { titleOf } from "./title-of.ts";

const ASSETS = [...STYLES, "theme.js", "app.js"];

/** The pages of a reference by file name. */
export const pagesOf = (contract: Contract): Map<string, string> => {
  const tags = tagsOf(contract);
  const title = titleOf(contract);
  const search = JSON.stringify(searchEntries(contract, tags)).replaceAll("<", "\\u003c");
  return new Map([
    ["index.html", pageHtml({ title, contract, tags, main: overviewHtml(contract, tags) })],
    ["search-index.js", `window.contractSearch = ${search};\n`],
    ...tags.map((tag): [string, string] => {
      const main = html`<header class="overview">
          <h1>${tag.name}</h1>
          <p class="lead">${tag.description}</p>
        </header>
        ${tag.operations.map((it) => operationHtml(it, contract))}`;
      return [tag.file, pageHtml({ title: `${tag.name} · ${title}`, contract, tags, current: tag, main })];
    }),
  ]);
};

/** Removes pages of an earlier reference whose tags no longer exist. Other files stay. */
const removeStale = async (folder: string, pages: ReadonlyMap<string, string>): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!/^tag-.*\.html$/.test(name) || pages.has(name)) continue;
    const path = join(folder, name);
    if ((await readFile(path, "utf8")).includes(`content="${GENERATOR}"`)) await rm(path);
  }
};

/**
 * Writes a reference into a folder, replacing an earlier one. Returns the number of files. Throws a `CannotCheck` on
 * failure.
 */
export const writeReference = async (contract: Contract, folder: string): Promise<number> => {
  const pages = pagesOf(contract);
  try {
    await mkdir(folder, { recursive: true });
    await removeStale(folder, pages);
    await Promise.all([
      ...[...pages].map(([name, text]) => writeFile(join(folder, name), text)),
      ...ASSETS.map((name) => copyFile(assetAt(`reference/${name}`), join(folder, name))),
    ]);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotCheck(`The reference cannot be written to ${folder}: ${code}.`, { cause: error });
  }
  return pages.size + ASSETS.length;
};

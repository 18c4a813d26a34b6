import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Contract } from "../contract/contract.ts";
import { CannotCheck } from "../frame/cannot-check.ts";
import { html } from "./html.ts";
import { operationHtml } from "./operation-html.ts";
import { overviewHtml } from "./overview-html.ts";
import { pageHtml } from "./page-html.ts";
import { searchEntries } from "./search-entries.ts";
import { STYLES } from "./styles.ts";
import { tagsOf } from "./tags-of.ts";

const ASSETS = [...STYLES, "theme.js", "app.js"];
const assetAt = (name: string) => fileURLToPath(new URL(`assets/${name}`, import.meta.url));

/** The pages of a reference by the name of their file. */
export const pagesOf = (contract: Contract): Map<string, string> => {
  const tags = tagsOf(contract);
  const title = (contract.document["info"] as { title?: string } | undefined)?.title ?? "API";
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

/** Writes a reference into a folder; returns how many files there are. Throws a `CannotCheck` when it cannot. */
export const writeReference = async (contract: Contract, folder: string): Promise<number> => {
  const pages = pagesOf(contract);
  try {
    await mkdir(folder, { recursive: true });
    await Promise.all([
      ...[...pages].map(([name, text]) => writeFile(join(folder, name), text)),
      ...ASSETS.map((name) => copyFile(assetAt(name), join(folder, name))),
    ]);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotCheck(`The reference cannot be written to ${folder}: ${code}.`, { cause: error });
  }
  return pages.size + ASSETS.length;
};

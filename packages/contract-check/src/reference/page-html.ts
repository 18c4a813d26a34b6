import type { Contract } from "../contract/contract.ts";
import { methodHtml } from "./badges-html.ts";
import { html, type Html } from "./html.ts";
import { STYLES } from "./styles.ts";
import type { Tag } from "./tags-of.ts";
import { titleOf } from "./title-of.ts";

type Page = { title: string; contract: Contract; tags: readonly Tag[]; current?: Tag | undefined; main: Html };

/** The generator mark of a page, which allows replacing it. */
export const GENERATOR = "contract-check docs";

const navigation = (tags: readonly Tag[], current: Tag | undefined): Html =>
  html`<nav aria-label="Operations">
    <ul>
      ${tags.map(
        (tag) =>
          html`<li>
            <a class="tag" href="${tag.file}" ${tag === current && html` aria-current="page"`}
              >${tag.name}<span>${tag.operations.length}</span></a
            >
            ${
              tag === current &&
              html`<ul>
                ${tag.operations.map(
                  (it) =>
                    html`<li>
                      <a href="#${it.id}" class="${it.origin}" title="${it.origin}"
                        >${methodHtml(it.method)}<span>${it.summary || it.id}</span></a
                      >
                    </li>`,
                )}
              </ul>`
            }
          </li>`,
      )}
    </ul>
  </nav>`;

/** A complete page with search and navigation. */
export const pageHtml = ({ title, contract, tags, current, main }: Page): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="generator" content="${GENERATOR}" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${STYLES.map((it) => html`<link rel="stylesheet" href="${it}" />`)}
        <script src="theme.js"></script>
        <script src="search-index.js" defer></script>
        <script src="app.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <div class="side">
          <p class="brand">
            <a href="index.html">${titleOf(contract)}</a><button type="button" id="theme">Theme</button>
          </p>
          <div class="search" role="search">
            <input
              id="search"
              type="search"
              placeholder="Search"
              aria-label="Search operations and fields"
              autocomplete="off"
              spellcheck="false"
              role="combobox"
              aria-expanded="false"
              aria-controls="found"
              aria-autocomplete="list"
            />
            <kbd aria-hidden="true">/</kbd>
            <ul id="found" role="listbox" aria-label="Found" hidden></ul>
          </div>
          ${navigation(tags, current)}
        </div>
        <main id="main" tabindex="-1">${main}</main>
      </body>
    </html>`.markup
  }\n`;

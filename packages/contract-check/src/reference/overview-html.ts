import type { Contract } from "../contract/contract.ts";
import { badgesHtml, methodHtml } from "./badges-html.ts";
import { html, type Html } from "./html.ts";
import { proseHtml } from "./prose-html.ts";
import type { Tag } from "./tags-of.ts";

type Info = { title?: string; version?: string; summary?: string; description?: string };

const paragraphs = (text: string): Html[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((it) => html`<p>${proseHtml(it)}</p>`);

const tagHtml = (tag: Tag): Html =>
  html`<section class="group">
    <h2><a href="${tag.file}">${tag.name}</a> <small>${tag.description}</small></h2>
    <table>
      <tbody>
        ${tag.operations.map(
          (it) =>
            html`<tr class="${it.origin}">
              <td>${methodHtml(it.method)}</td>
              <td><a href="${tag.file}#${it.id}">${it.summary || it.id}</a><code>${it.path}</code></td>
              <td class="badges">${badgesHtml(it)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;

/** The overview: description of the contract and all operations. */
export const overviewHtml = ({ document, operations }: Contract, tags: readonly Tag[]): Html => {
  const { title, version, summary, description } = (document["info"] ?? {}) as Info;
  const inferred = operations.filter((it) => it.origin === "inferred").length;
  return html`<header class="overview">
      <h1>${title ?? "API"} <small>${version ?? ""}</small></h1>
      ${summary && html`<p class="lead">${summary}</p>`}
      ${description && html`<div class="words">${paragraphs(description)}</div>`}
      <p class="badges">
        <span class="badge origin documented">documented</span> ${operations.length - inferred} operations that the
        specification shows <span class="badge origin inferred">inferred</span> ${inferred} that had to be invented
      </p>
    </header>
    ${tags.map(tagHtml)}`;
};

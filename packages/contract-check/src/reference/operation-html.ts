import type { Contract, Media, Operation, Schema } from "../contract/contract.ts";
import { operationAt } from "../diff/operation-at.ts";
import { html, type Html } from "./html.ts";
import { jsonHtml } from "./json-html.ts";
import { badgesHtml, methodHtml } from "./badges-html.ts";
import { proseHtml } from "./prose-html.ts";
import { fieldHtml, schemaHtml } from "./schema-html.ts";

type Words = { description?: string; summary?: string };

const followed = (contract: Contract, node: unknown): Schema => {
  const reference = (node as Schema | undefined)?.["$ref"];
  return typeof reference === "string" ? contract.resolve(reference) : ((node ?? {}) as Schema);
};

const examplesOf = (media: Media, contract: Contract): [string, unknown][] => {
  const { examples } = contract.resolve(media.at) as {
    examples?: Record<string, Schema>;
  };
  if (examples) return Object.entries(examples).map(([name, it]) => [name, followed(contract, it)["value"]]);
  return media.example === undefined ? [] : [["", media.example]];
};

const exampleHtml = (title: string, media: Media | undefined, contract: Contract): Html[] =>
  media
    ? examplesOf(media, contract).map(
        ([name, value]) =>
          html`<figure>
            <figcaption>${title}${name && html` <span>${name}</span>`}</figcaption>
            ${jsonHtml(value)}
          </figure>`,
      )
    : [];

const contentHtml = (content: ReadonlyMap<string, Media>, contract: Contract): Html[] =>
  [...content].map(
    ([type, { schema, pointer }]) =>
      html`${type !== "application/json" && html`<p class="media"><code>${type}</code></p>`}${schema && schemaHtml({ node: schema, pointer }, contract)}`,
  );

const parametersHtml = ({ parameters }: Operation, contract: Contract): Html | undefined => {
  if (parameters.length === 0) return undefined;
  const rows = parameters.map((it) => {
    const written = followed(contract, contract.resolve(it.pointer.replace(/\/schema$/, ""))) as Words;
    const words = it.schema["description"] ?? written.description;
    const node = { ...it.schema, ...(words !== undefined && { description: words }) };
    return html`<div class="in">
      <span>${it.in}</span>
      <ul class="fields">
        ${fieldHtml(it.name, { node, pointer: it.pointer }, it.required, contract)}
      </ul>
    </div>`;
  });
  return html`<section>
    <h4>Parameters</h4>
    ${rows}
  </section>`;
};

/** Refusals are summarized, since all of them look alike. */
const refusalHtml = (content: ReadonlyMap<string, Media>): Html | false =>
  [...content.values()].some((it) => it.refusal) &&
  html`<p class="media">Or a refusal: <code>success: false</code>, with its sentences in <code>messages</code>.</p>`;

const repliesHtml = (operation: Operation, contract: Contract): Html => {
  const written = (operationAt(contract, operation).written["responses"] ?? {}) as Schema;
  const rows = [...operation.replies].map(([status, content]) => {
    const { description } = followed(contract, written[status]) as Words;
    const body = contentHtml(content, contract);
    const head = html`<code class="status s${status.charAt(0)}">${status}</code> ${proseHtml(description ?? "")}`;
    if (content.size === 0) return html`<div class="reply">${head}</div>`;
    return html`<details class="reply" ${status.startsWith("2") && html` open`}>
      <summary>${head}</summary>
      ${body}${refusalHtml(content)}
    </details>`;
  });
  return html`<section>
    <h4>Replies</h4>
    ${rows}
  </section>`;
};

const changesHtml = ({ changes }: Operation): Html | undefined =>
  changes &&
  html`<section>
    <h4>Changes</h4>
    <p class="media">
      ${changes.length === 0 && "No read."} ${changes.map((it, index) => html`${index > 0 && ", "}<code>${it}</code>`)}
    </p>
  </section>`;

/** The section of one operation: description, input, replies, what it changes, and examples. */
export const operationHtml = (operation: Operation, contract: Contract): Html => {
  const { written } = operationAt(contract, operation);
  const { description } = written as Words;
  const json = operation.body?.content.get("application/json") ?? operation.body?.content.values().next().value;
  const reply = operation.replies.get("200")?.get("application/json");
  const examples = [...exampleHtml("Request", json, contract), ...exampleHtml("Reply", reply, contract)];
  return html`<article id="${operation.id}" class="operation ${operation.origin}">
    <header>
      <h3><a href="#${operation.id}">${operation.summary || operation.id}</a></h3>
      <p class="call">${methodHtml(operation.method)} <code>${operation.path}</code></p>
      <p class="badges">
        ${badgesHtml(operation)}
        <code class="id">${operation.id}</code>
        ${typeof written["x-source"] === "string" && html`<span class="source">${written["x-source"]}</span>`}
      </p>
      ${description && html`<p class="words">${proseHtml(description)}</p>`}
    </header>
    <div class="columns">
      <div>
        ${parametersHtml(operation, contract)}
        ${
          operation.body &&
          html`<section>
            <h4>Request body${!operation.body.required && html` <small>may be left out</small>`}</h4>
            ${contentHtml(operation.body.content, contract)}
          </section>`
        }
        ${repliesHtml(operation, contract)} ${changesHtml(operation)}
      </div>
      ${examples.length > 0 && html`<aside>${examples}</aside>`}
    </div>
  </article>`;
};

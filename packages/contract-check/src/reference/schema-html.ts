import type { Contract } from "../contract/contract.ts";
import { branchName } from "../diff/schemas/branch-name.ts";
import { wireSchema, type WireSchema } from "../diff/schemas/wire-schema.ts";
import { itemOf } from "../schema/parts/item-of.ts";
import { propertyOf } from "../schema/parts/map.ts";
import { below, type SchemaAt } from "../schema/parts/schema-at.ts";
import { html, type Html } from "./html.ts";
import { limitsOf } from "./limits-of.ts";
import { proseHtml } from "./prose-html.ts";
import { unitOf } from "./unit-of.ts";

/** Maximum depth; recursive schemas end here. */
const DEEPEST = 8;

const typeOf = (schema: WireSchema, contract: Contract): string => {
  if (schema.choices.length > 0 && !schema.types) return "one of";
  const types = schema.types ?? (schema.values ? [] : ["any"]);
  return types
    .toSorted((one, other) => Number(one === "null") - Number(other === "null"))
    .map((it) => {
      if (it !== "array") return it;
      const items = itemOf(schema.parts, Infinity);
      return items.length > 0 ? `list of ${typeOf(wireSchema({ schemas: items }, contract), contract)}` : "list";
    })
    .join(" or ");
};

const marks = (schema: WireSchema): Html[] => [
  ...(schema.all("x-secret").includes(true) ? [html`<span class="mark secret">secret</span>`] : []),
  ...(schema.all("x-pii").includes(true) ? [html`<span class="mark pii">personal</span>`] : []),
  ...(schema.all("x-origin").includes("inferred") ? [html`<span class="mark inferred">inferred</span>`] : []),
  ...(schema.all("deprecated").includes(true) ? [html`<span class="mark">deprecated</span>`] : []),
];

const valuesHtml = (schema: WireSchema): Html | undefined =>
  schema.values &&
  html`<p class="values">
    ${schema.values.map((it) => html`<code>${it.replace(/^"(.*)"$/, "$1")}</code> `)}
    ${schema.isOpen && html`<span class="mark open" title="New values may appear at any time">open: more may come</span>`}
  </p>`;

/** The nearest description: beside a reference before behind it. */
const wordsOf = (schema: WireSchema) => schema.all("description")[0] as string | undefined;

type Row = { name: string; schemas: readonly SchemaAt[]; isRequired: boolean };

const rowsOf = (schema: WireSchema): Row[] => {
  const named = [...schema.names].map((name) => ({
    name,
    schemas: propertyOf(schema.parts, name).schemas,
    isRequired: schema.required.has(name),
  }));
  const rest = schema.parts.flatMap((part) => {
    const it = part.node["additionalProperties"];
    return typeof it === "object" && it !== null ? [below(part, it, "additionalProperties")] : [];
  });
  // All replies have the same envelope, so its data comes first.
  const ordered = named.toSorted((one, other) => Number(other.name === "data") - Number(one.name === "data"));
  return [...ordered, ...(rest.length > 0 ? [{ name: "any other", schemas: rest, isRequired: false }] : [])];
};

/** The content of a schema: fields, items, alternatives; undefined if there is none. */
const insideHtml = (schema: WireSchema, contract: Contract, depth: number): Html | undefined => {
  if (depth > DEEPEST) return undefined;
  const items = itemOf(schema.parts, Infinity);
  if (items.length > 0) {
    const inner = wireSchema({ schemas: items }, contract);
    const markup = html`${valuesHtml(inner)}${insideHtml(inner, contract, depth + 1)}`;
    return markup.markup === "" ? undefined : markup;
  }
  const rows = rowsOf(schema);
  const choices = schema.choices.flatMap((choice) =>
    choice.branches.map((branch) => {
      const inner = wireSchema({ schemas: [branch] }, contract);
      return html`<div class="choice">
        <p class="or">${branchName(branch, choice)}</p>
        ${insideHtml(inner, contract, depth + 1)}${valuesHtml(inner)}
      </div>`;
    }),
  );
  if (rows.length === 0 && choices.length === 0) return undefined;
  return html`${
    rows.length > 0 &&
    html`<ul class="fields">
      ${rows.map((it) => rowHtml(it, contract, depth))}
    </ul>`
  }${choices}`;
};

const rowHtml = ({ name, schemas, isRequired }: Row, contract: Contract, depth: number): Html => {
  const schema = wireSchema({ schemas: schemas }, contract);
  const inside = insideHtml(schema, contract, depth + 1);
  const unit = unitOf(schema);
  const limits = limitsOf(schema);
  const head = html`<code class="name">${name}</code>
    <span class="type">${typeOf(schema, contract)}${unit && html`, <em>${unit}</em>`}</span>
    ${isRequired && html`<span class="required">required</span>`}${marks(schema)}`;
  const words = wordsOf(schema);
  const text = html`${words && html`<p>${proseHtml(words)}</p>`}${valuesHtml(schema)}${limits.length > 0 && html`<p class="limits">${limits.join(", ")}</p>`}`;
  if (!inside) return html`<li>${head}${text}</li>`;
  return html`<li><details${depth < 2 && html` open`}><summary>${head}</summary>${text}${inside}</details></li>`;
};

/** A schema as a list of fields with types, units, limits and descriptions. */
export const schemaHtml = (at: SchemaAt, contract: Contract): Html => {
  const schema = wireSchema({ schemas: [at] }, contract);
  const inside = insideHtml(schema, contract, 0);
  if (inside) return inside;
  return html`<ul class="fields">
    ${rowHtml({ name: "the whole body", schemas: [at], isRequired: false }, contract, 0)}
  </ul>`;
};

/** One named value, such as a parameter. */
export const fieldHtml = (name: string, at: SchemaAt, isRequired: boolean, contract: Contract): Html =>
  rowHtml({ name, schemas: [at], isRequired }, contract, 0);

import { Ajv2020 } from "ajv/dist/2020.js";
import { createRequire } from "node:module";
import type { default as Standalone } from "ajv/dist/standalone/index.js";
import type { OpenAPI3 } from "openapi-typescript";
import { addressPattern, type AddressScheme } from "../src/addresses.ts";
import { alternatives } from "./shapes/alternatives.ts";
import type { Operation } from "./operations.ts";

// A CommonJS module whose default export is inside its default export.
const standalone = createRequire(import.meta.url)("ajv/dist/standalone").default as typeof Standalone;

/** As regular expressions, so that they are written into the validators and need no package at run time. */
const FORMATS = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
};
const OURS = [
  "x-origin",
  "x-open-enum",
  "x-secret",
  "x-pii",
  "x-currency",
  "x-ref",
  "x-names",
  "x-if-ignored",
  "example",
];

/** Keywords for readers only; in a validator they would make the download bigger. */
const WORDS = new Set(["description", "example", "examples", "summary", "x-label", "x-list"]);

const SIDES = ["reply", "body", "form", "query"] as const;
type Side = (typeof SIDES)[number];

/**
 * The contract (or a part of it) prepared for validators: without descriptions; open enumerations accept unknown
 * values, but only in replies, since the console never sends them; addresses have a pattern, but only in requests; of
 * alternatives only the intended one is checked, where it can be told.
 */
const forValidation = (api: OpenAPI3, node: unknown, side: Side): unknown => {
  if (Array.isArray(node)) return node.map((it) => forValidation(api, it, side));
  if (typeof node !== "object" || node === null) return node;
  const { enum: values, oneOf, discriminator, "x-schemes": schemes, ...rest } = node as Record<string, unknown>;
  const isOpen = side === "reply" && rest["x-open-enum"] === true;
  const kept = {
    ...rest,
    ...(values !== undefined && !isOpen && { enum: values }),
    // Answers may hold addresses from before the rule: whoever shows them looks at them again.
    ...(schemes !== undefined && side !== "reply" && { pattern: addressPattern(schemes as AddressScheme[]) }),
    ...alternatives(api, { oneOf, discriminator }),
  };
  return Object.fromEntries(
    Object.entries(kept)
      .filter(([key, value]) => !WORDS.has(key) || typeof value !== "string")
      .map(([key, value]) => [key, forValidation(api, value, side)]),
  );
};

type Json = Record<string, unknown>;
const SCHEMAS = "#/components/schemas/";

/** Rewrites references inside a part of the contract so that they resolve from outside of it. */
const inContract = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(inContract);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, key === "$ref" ? `contract${String(value)}` : inContract(value)]),
  );
};

/** The target of a reference in this document. */
const schemaAt = (document: unknown, pointer: string): unknown =>
  pointer
    .slice(2)
    .split("/")
    .reduce((node, key) => (node as Json | undefined)?.[key.replaceAll("~1", "/").replaceAll("~0", "~")], document);

/** The parts of the document that these schemas refer to, directly or not: Ajv reads everything that it is given. */
const referredBy = (schemas: unknown[], document: unknown): Json => {
  const found = new Map<string, unknown>();
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== "$ref" || typeof value !== "string") walk(value);
      else if (!found.has(value)) {
        const part = schemaAt(document, value);
        found.set(value, part);
        walk(part);
      }
    }
  };
  schemas.forEach(walk);
  const schemaNames = [...found].filter(([ref, part]) => part && ref.startsWith(SCHEMAS));
  return {
    $id: "contract",
    components: { schemas: Object.fromEntries(schemaNames.map(([ref, it]) => [ref.slice(SCHEMAS.length), it])) },
  };
};

const fileOf = (tag: string, side: string) => `validators/${tag}.${side}.ts`;

const WORDS_OF: Record<Side, readonly [name: string, comment: string]> = {
  reply: ["replies", "Validators of the replies"],
  body: ["bodies", "Validators of the request bodies"],
  form: [
    "forms",
    "Validators of bodies sent as forms; they turn texts into numbers and truths, in place. Files are texts",
  ],
  query: ["queries", "Validators of the query strings; they turn texts into numbers and truths, in place"],
};

/** An operation's schema for requests or replies, as written in the document. */
const schemaOf = (api: OpenAPI3, op: Operation, side: Side, document: unknown): unknown => {
  if (side === "query") return op.query && forValidation(api, op.query, side);
  const pointer = side === "form" ? op.formBody : op[side];
  return pointer && schemaAt(document, pointer);
};

/**
 * Ajv's standalone validators: no eval at run time, one module per tag and side. The values of a query and of a form
 * are strings: their validators convert them to the types of the contract.
 */
export const validators = async (api: OpenAPI3, operations: Operation[]): Promise<Record<string, string>> => {
  const asReply = forValidation(api, api, "reply");
  const asSent = forValidation(api, api, "body");
  const files: Record<string, string> = {};
  const tags = [...new Set(operations.filter((it) => it.reply).map((it) => it.tag))];
  for (const tag of tags)
    for (const side of SIDES) {
      const document = side === "reply" ? asReply : asSent;
      const wanted = operations
        .filter((op) => op.tag === tag)
        .map((op) => [op.id, schemaOf(api, op, side, document)] as const)
        .filter(([, schema]) => schema);
      if (wanted.length === 0) continue;
      const ajv = new Ajv2020({
        code: { source: true, esm: true, lines: false },
        strict: false,
        logger: false,
        unicodeRegExp: false,
        // Lengths in UTF-16 units, as browsers count them; the exact count would need a package at run time.
        // oxlint-disable-next-line typescript/no-deprecated
        unicode: false,
        formats: FORMATS,
        inlineRefs: false,
        discriminator: true,
        // Redocly has checked the schemas already; in Ajv this would take longer than everything else.
        validateSchema: false,
        meta: false,
        ...((side === "query" || side === "form") && { coerceTypes: "array" }),
      });
      ajv.addVocabulary(OURS);
      ajv.addSchema(
        referredBy(
          wanted.map(([, schema]) => schema),
          document,
        ),
      );
      for (const [id, schema] of wanted) ajv.addSchema({ ...(inContract(schema) as object), $id: id });
      const exported = Object.fromEntries(wanted.map(([id]) => [id, id]));
      const code = standalone(ajv, exported).replace(/^"use strict";/, "");
      if (code.includes("require("))
        throw new Error(`The ${side} validators of ${tag} would need a package at run time`);
      files[fileOf(tag, side)] = `// @ts-nocheck\n${code}\n`;
    }
  const index = SIDES.flatMap((side) => {
    const [name, comment] = WORDS_OF[side];
    const lines = tags
      .filter((tag) => files[fileOf(tag, side)])
      .map((tag) => `  ${JSON.stringify(tag)}: () => import(${JSON.stringify(`./${tag}.${side}.ts`)}),`);
    return [
      "",
      `/** ${comment}. By tag and operation; loaded when first used. */`,
      `export const ${name}: Record<string, () => Promise<Validators>> = {`,
      ...lines,
      "};",
    ];
  });
  files["validators/index.ts"] = ['import type { Validators } from "../../validators.ts";', ...index, ""].join("\n");
  return files;
};

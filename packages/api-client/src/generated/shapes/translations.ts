// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listTranslations: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "partitionKey", kind: "choice", help: "The dictionary it belongs to", values: ["b2c"] },
    { name: "rowKey", kind: "text", help: "Key of a text: words with dots, dashes or underscores between them" },
    { name: "en", kind: "text", help: "The text in English" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the key or of the text in any language", in: "body" },
    { name: "missingLanguage", kind: "text", help: "Only entries without a text in this language", in: "body" },
  ],
  sortBy: ["rowKey", "en"],
};

export const showTranslation: ReadShape = {
  fields: [
    { name: "partitionKey", kind: "choice", help: "The dictionary it belongs to", values: ["b2c"] },
    { name: "rowKey", kind: "text", help: "Key of a text: words with dots, dashes or underscores between them" },
    { name: "en", kind: "text", help: "The text in English" },
  ],
  input: [
    { name: "rowKey", kind: "text", help: "Key of a text: words with dots, dashes or underscores between them", in: "body", required: true },
  ],
  sortBy: [],
};

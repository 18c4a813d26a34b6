// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listCryptoNetworks: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "network", kind: "code", help: "Name" },
    { name: "explorerApiKey", kind: "list", help: "Keys for the explorer's API; at most 20, without blanks, none twice", secret: true },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author; null if none" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body" },
    { name: "search", kind: "text", help: "Part of the name", in: "body" },
    { name: "network", kind: "choice", help: "A network by its name", values: ["Ethereum Main", "Polygon Main", "Celo Main", "Polygon Test"], open: true, in: "body" },
  ],
  sortBy: ["network", "updatedAt"],
};

export const showCryptoNetwork: ReadShape = {
  fields: [
    { name: "network", kind: "code", help: "Name" },
    { name: "explorerApiKey", kind: "list", help: "Keys for the explorer's API; at most 20, without blanks, none twice", secret: true },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedBy", kind: "text", help: "Nickname of the last author; null if none" },
  ],
  input: [
    { name: "network", kind: "code", help: "Name of the network", in: "body", required: true },
  ],
  sortBy: [],
};

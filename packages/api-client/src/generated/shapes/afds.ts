// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const listAfdChoices: ReadShape = {
  rows: "",
  fields: [
    { name: "afdProfileName", kind: "text", help: "Name of the profile", ref: "afd-profile" },
    { name: "isDefault", kind: "boolean", help: "Whether new domains use this profile; only with opId" },
  ],
  input: [
    { name: "opId", kind: "id", ref: "operator", in: "query" },
  ],
  sortBy: [],
};

export const listAfdProfiles: ReadShape = {
  rows: "items",
  total: "count",
  fields: [
    { name: "resourceGroup", kind: "text", help: "Azure resource group of the profile" },
    { name: "afdProfileName", kind: "text", help: "Unique name of the profile", ref: "afd-profile" },
    { name: "isDefault", kind: "boolean", help: "Whether new domains take this profile" },
    { name: "title", kind: "text", help: "Name by which staff know the profile" },
    { name: "description", kind: "text", list: "prose", help: "Purpose of the profile" },
    { name: "note", kind: "text", list: "note", help: "Note among staff" },
    { name: "extraData", kind: "object", help: "Other data of the profile" },
    { name: "managedIdentityClientId", kind: "id", help: "Client ID of the identity that writes to the profile" },
    { name: "endpointNamePrefix", kind: "text", help: "Endpoint name prefix" },
    { name: "ppfRouteNamePrefix", kind: "text", label: "PPF route name prefix", help: "Route name prefix of the player platform" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "page", kind: "integer", help: "The page, from 1", in: "body", required: true },
    { name: "itemsPerPage", kind: "integer", help: "Rows a page", in: "body", required: true },
    { name: "opId", kind: "id", help: "An operator's or brand's ID; `*` means all that the user may see", ref: "operator", in: "body", required: true },
    { name: "search", kind: "text", help: "Part of the name, the title or the resource group", in: "body" },
    { name: "isDefault", kind: "boolean", help: "Only the default profile, or only the others", in: "body" },
  ],
  sortBy: ["afdProfileName", "title", "resourceGroup", "isDefault", "createdAt", "updatedAt"],
};

export const showAfdProfile: ReadShape = {
  fields: [
    { name: "resourceGroup", kind: "text", help: "Azure resource group of the profile" },
    { name: "afdProfileName", kind: "text", help: "Unique name of the profile", ref: "afd-profile" },
    { name: "isDefault", kind: "boolean", help: "Whether new domains take this profile" },
    { name: "title", kind: "text", help: "Name by which staff know the profile" },
    { name: "description", kind: "text", list: "prose", help: "Purpose of the profile" },
    { name: "note", kind: "text", list: "note", help: "Note among staff" },
    { name: "extraData", kind: "object", help: "Other data of the profile" },
    { name: "managedIdentityClientId", kind: "id", help: "Client ID of the identity that writes to the profile" },
    { name: "endpointNamePrefix", kind: "text", help: "Endpoint name prefix" },
    { name: "ppfRouteNamePrefix", kind: "text", label: "PPF route name prefix", help: "Route name prefix of the player platform" },
    { name: "createdAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
    { name: "updatedAt", kind: "moment", help: "Timestamp, ISO 8601 with time zone" },
  ],
  input: [
    { name: "afdProfileName", kind: "text", help: "Name of the profile", ref: "afd-profile", in: "body", required: true },
  ],
  sortBy: [],
};

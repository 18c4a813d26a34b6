// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ReadShape } from "../../read-shape.ts";

export const negotiateRealtime: ReadShape = {
  fields: [
    { name: "url", kind: "text", help: "Address of the connection; empty of secrets" },
    { name: "awpsToken", kind: "text", label: "AWPS token", help: "Access token for the connection; lasts one hour", secret: true },
    { name: "groupName", kind: "text", help: "The group to join" },
  ],
  input: [],
  sortBy: [],
};

import type { ContractDocument } from "../contract-document.ts";
import { drop, put, type ContractEdit } from "./contract-edit.ts";

const paths = ({ document }: ContractDocument) => document["paths"]!;

/** Edits of operation metadata, each with its expected verdict. */
export const meaningEdits: ContractEdit[] = [
  [
    "an operation goes",
    (it) => drop(paths(it)["/api/banks"]!, "delete"),
    "breaking operation-removed deleteBank the call",
  ],
  [
    "an operation comes",
    (it) => put(paths(it)["/api/banks/show"]!, { get: { ...it.operation("showBank"), operationId: "readBank" } }),
    "compatible operation-added readBank the call",
  ],
  [
    "an operation moves",
    (it) => {
      paths(it)["/api/banks/read"] = paths(it)["/api/banks/show"]!;
      drop(paths(it), "/api/banks/show");
    },
    "breaking operation-moved showBank the call",
  ],
  [
    "an operation is renamed",
    (it) => put(it.operation("showBank"), { operationId: "readBank" }),
    "risky operation-renamed showBank operationId",
  ],
  [
    "another right is asked for",
    (it) => put(it.operation("listBanks"), { "x-permission": "see_banks" }),
    "breaking permission-changed listBanks x-permission",
  ],
  [
    "a right is asked for where none was",
    (it) => put(it.operation("getRates"), { "x-permission": "view_rates" }),
    "breaking permission-changed getRates x-permission",
  ],
  [
    "a right is no longer asked for",
    (it) => put(it.operation("listBanks"), { "x-permission": "signed_in" }),
    "risky permission-changed listBanks x-permission",
  ],
  [
    "a read becomes a write",
    (it) => put(it.operation("listBanks"), { "x-effect": "write" }),
    "breaking effect-changed listBanks x-effect",
  ],
  [
    "a write becomes a read, and is repeated at will",
    (it) => put(it.operation("createBank"), { "x-effect": "read" }),
    "breaking effect-changed createBank x-effect",
  ],
  [
    "a write moves money",
    (it) => put(it.operation("createBank"), { "x-effect": "money" }),
    "breaking effect-changed createBank x-effect",
  ],
  [
    "a documented operation is only inferred",
    (it) => put(it.operation("createBank"), { "x-origin": "inferred" }),
    "risky origin-demoted createBank x-origin",
  ],
  [
    "an inferred operation is documented",
    (it) => put(it.operation("listBanks"), { "x-origin": "documented" }),
    "compatible origin-promoted listBanks x-origin",
  ],
  [
    "a write changes another read",
    (it) => put(it.operation("createBank"), { "x-changes": ["listBanks", "showBank"] }),
    "risky changes-added createBank x-changes",
  ],
  [
    "a write no longer changes a read",
    (it) => put(it.operation("createBank"), { "x-changes": [] }),
    "compatible changes-removed createBank x-changes",
  ],
  [
    "it is no longer said what a write changes",
    (it) => drop(it.operation("createBank"), "x-changes"),
    "risky changes-unstated createBank x-changes",
  ],
  [
    "an answer is waited for longer",
    (it) => put(it.operation("createBank"), { "x-timeout": 600 }),
    "compatible timeout-changed createBank x-timeout",
  ],
  [
    "an answer is given up sooner",
    (it) => put(it.operation("createBank"), { "x-timeout": 10 }),
    "risky timeout-changed createBank x-timeout",
  ],
  [
    "an operation is deprecated",
    (it) => put(it.operation("listBanks"), { deprecated: true }),
    "compatible deprecated listBanks deprecated",
  ],
  [
    "an operation needs no session",
    (it) => put(it.operation("listBanks"), { security: [] }),
    "breaking security-changed listBanks security",
  ],
  [
    "the session cookie is called otherwise",
    (it) => put(it.document["components"]!["securitySchemes"]!["session"]!, { name: "sid" }),
    "breaking security-changed listBanks security",
  ],
];

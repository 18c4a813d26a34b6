import type { Given, Options } from "../frame/command.ts";
import type { Wanted } from "./selection.ts";

/** Options of commands that can check a part of the contract. */
export const selectionOptions = {
  operation: {
    value: "names",
    multiple: true,
    description: "only these operations, by operationId; * stands for anything",
  },
  tag: { value: "names", multiple: true, description: "only the operations of these tags" },
  path: { value: "paths", multiple: true, description: "only these paths of the contract and those below them" },
  "exclude-operation": { value: "names", multiple: true, description: "all operations except these" },
  "exclude-tag": { value: "names", multiple: true, description: "all operations except those of these tags" },
  "exclude-path": { value: "paths", multiple: true, description: "all paths except these and those below them" },
} satisfies Options;

/** The part of the contract requested on the command line. */
export const wantedSelection = (given: Given): Wanted => ({
  operations: given.texts("operation"),
  tags: given.texts("tag"),
  paths: given.texts("path"),
  exclude: {
    operations: given.texts("exclude-operation"),
    tags: given.texts("exclude-tag"),
    paths: given.texts("exclude-path"),
  },
});

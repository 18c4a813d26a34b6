import type { Options } from "./command.ts";

/** Options of all commands. */
export const sharedOptions = {
  contract: {
    value: "path",
    description: "the contract: a file, or a folder with openapi.yaml (default openapi/openapi.yaml)",
  },
  "ref-folder": {
    value: "folder",
    multiple: true,
    description: "another folder that the contract's references may lead into (default its own folder only)",
  },
  format: { value: "name", description: "text (default), json, junit, sarif, github or markdown" },
  output: { value: "file", description: "write there instead of to the standard output" },
  baseline: { value: "file", description: "accepted findings, each with a reason and an expiry date" },
  "write-baseline": { description: "accept what is found now: write it to the --baseline file (needs --reason)" },
  reason: { value: "text", description: "with --write-baseline: why it is accepted" },
  expires: {
    value: "date",
    description: "with --write-baseline: until when, as 2027-01-31 (default 90 days from now)",
  },
  strict: { description: "drift against what the contract only inferred fails too" },
  "strict-tag": {
    value: "names",
    multiple: true,
    description: "the same for the operations of these tags only; * stands for anything",
  },
  "show-values": { description: "show values of traffic, but never secrets, personal data and free texts" },
  help: { description: "this help" },
} satisfies Options;

import type { Options } from "./command.ts";

/** Options of all commands. */
export const sharedOptions = {
  contract: {
    value: "path",
    about: "the contract: a file, or a folder with openapi.yaml (default openapi/openapi.yaml)",
  },
  "ref-folder": {
    value: "folder",
    multiple: true,
    about: "another folder that the contract's references may lead into (default its own folder only)",
  },
  format: { value: "name", about: "text (default), json, junit, sarif, github or markdown" },
  output: { value: "file", about: "write there instead of to the standard output" },
  baseline: { value: "file", about: "accepted findings, each with a reason and an expiry date" },
  "write-baseline": { about: "accept what is found now: write it to the --baseline file (needs --reason)" },
  reason: { value: "text", about: "with --write-baseline: why it is accepted" },
  expires: { value: "date", about: "with --write-baseline: until when, as 2027-01-31 (default 90 days from now)" },
  strict: { about: "drift against what the contract only inferred fails too" },
  "strict-tag": {
    value: "names",
    multiple: true,
    about: "the same for the operations of these tags only; * stands for anything",
  },
  "show-values": { about: "show values of traffic, but never secrets, personal data and free texts" },
  help: { about: "this help" },
} satisfies Options;

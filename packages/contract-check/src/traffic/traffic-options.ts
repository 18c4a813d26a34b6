import type { Options } from "../frame/command.ts";

/** Options of commands that read recorded traffic. */
export const trafficOptions = {
  har: {
    value: "files",
    multiple: true,
    description: "recorded traffic: HAR, or newline JSON with an exchange a line; gzipped or not",
  },
  origin: { value: "url", description: "only calls to this origin, e.g. https://staging.example" },
  "base-path": { value: "path", description: "what stands before the contract's paths, e.g. /backoffice" },
} satisfies Options;

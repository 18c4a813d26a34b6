import type { Command } from "./command.ts";

type Entry = { summary: string; load(): Promise<Command> };

/** All commands in the order of the help. Their code is loaded on demand. */
export const commandTable: Record<string, Entry> = {
  lint: {
    summary: "hold the contract against its own rules",
    load: async () => (await import("../commands/lint.ts")).lint,
  },
  diff: {
    summary: "breaking changes between two versions of the contract, and who uses what changed",
    load: async () => (await import("../commands/diff.ts")).diff,
  },
  generate: {
    summary: "with --check: whether the generated files are what the contract says",
    load: async () => (await import("../commands/generate.ts")).generate,
  },
  proxy: {
    summary: "hold what a server answers while its own tests run against the contract",
    load: async () => (await import("../commands/proxy.ts")).proxy,
  },
  replay: {
    summary: "hold recorded traffic (HAR or newline JSON) against the contract",
    load: async () => (await import("../commands/replay.ts")).replay,
  },
  live: {
    summary: "hold a running server against the contract, reads only",
    load: async () => (await import("../commands/live.ts")).live,
  },
  behave: {
    summary: "whether a disposable server behaves as the console relies on: lists, rights, bad input",
    load: async () => (await import("../commands/behave.ts")).behave,
  },
  coverage: {
    summary: "what recorded traffic has shown of the contract, and what never",
    load: async () => (await import("../commands/coverage.ts")).coverage,
  },
  suggest: {
    summary: "what was undocumented in recorded traffic, as a YAML patch of the contract",
    load: async () => (await import("../commands/suggest.ts")).suggest,
  },
  apply: {
    summary: "the contract with such a patch, as one file",
    load: async () => (await import("../commands/apply.ts")).apply,
  },
  scrub: {
    summary: "remove cookies, secrets and personal data from recorded traffic",
    load: async () => (await import("../commands/scrub.ts")).scrub,
  },
  docs: {
    summary: "a browsable reference of the contract",
    load: async () => (await import("../commands/docs.ts")).docs,
  },
};

import type { Contract } from "../contract/contract.ts";

/** Output streams, environment and loader of the program. `now` is in milliseconds since 1970. */
export type CliContext = {
  out: (text: string) => void;
  err: (text: string) => void;
  env: NodeJS.ProcessEnv;
  now(): number;
  /** `folders` are those of `--ref-folder`. */
  load: (path: string, folders?: readonly string[]) => Promise<Contract>;
};

/** The surroundings of this process. */
export const processContext = (load: CliContext["load"]): CliContext => ({
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  env: process.env,
  now: Date.now,
  load,
});

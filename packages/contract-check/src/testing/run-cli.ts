import { main } from "../frame/main.ts";
import type { Progress } from "../frame/progress.ts";
import { loadForTest } from "./repository-contract.ts";

/** The result of a command line. */
export type Ran = { code: number; out: string; err: string };

/** Noon of the fixed test day. */
export const NOON = Date.UTC(2026, 10, 20, 12);

/** Runs a command line as in a shell. `now` is in milliseconds since 1970. */
export const runCli = async (
  args: readonly string[],
  {
    env = {},
    now = NOON,
    stopped,
    progress,
  }: { env?: NodeJS.ProcessEnv; now?: number; stopped?: AbortSignal; progress?: Progress } = {},
): Promise<Ran> => {
  const said = { out: "", err: "" };
  const code = await main(args, {
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
    env,
    now: () => now,
    load: loadForTest,
    // Wide, so that tests find sentences in one line.
    ...(progress && { progress }),
    ...(stopped && { stopped: () => stopped }),
    look: { columns: 200, isColoured: false },
  });
  return { code, ...said };
};

import { spawn } from "node:child_process";

/** Runs a command in a shell with its output passed through. Returns its exit code. */
export const runBeside = (command: string, env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve, reject) => {
    // Only the report goes to stdout.
    const child = spawn(command, { shell: true, env, stdio: ["inherit", 2, 2] });
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

/** Waits for Ctrl-C or a termination signal. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });

import { spawn } from "node:child_process";

/** Runs a command line in a shell until it ends; its output is shown as it comes. Answers with its exit code. */
export const runBeside = (command: string, env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve, reject) => {
    // The report alone belongs to the standard output.
    const child = spawn(command, { shell: true, env, stdio: ["inherit", 2, 2] });
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

/** Waits for Ctrl-C, or for whoever ends this process in good order. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });

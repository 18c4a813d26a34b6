import { runCli } from "./run-cli.ts";

/** Runs a command line. Returns its exit code and the lines of its progress; `cleared` stands for their removal. */
export const progressOf = async (args: readonly string[]) => {
  const lines: string[] = [];
  const progress = { say: (text: string) => void lines.push(text), clear: () => void lines.push("cleared") };
  const { code } = await runCli([...args], { progress });
  return { code, lines };
};

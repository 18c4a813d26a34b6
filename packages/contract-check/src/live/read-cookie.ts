import { readFile } from "node:fs/promises";
import { CannotCheck } from "../frame/cannot-check.ts";

/**
 * Reads the session cookie from the file, otherwise from the environment. Arguments are visible to all users of the
 * machine.
 */
export const readCookie = async (file: string | undefined, env: NodeJS.ProcessEnv): Promise<string | undefined> => {
  if (file === undefined) return env["CONTRACT_COOKIE"]?.trim() || undefined;
  let text: string;
  try {
    text = (await readFile(file, "utf8")).trim();
  } catch (error) {
    throw new CannotCheck(`The cookie file ${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`, {
      cause: error,
    });
  }
  const line = text.replace(/^cookie:\s*/i, "");
  if (line === "" || line.includes("\n") || !line.includes("="))
    throw new CannotCheck(`The cookie file ${file} is not one line name=value.`);
  return line;
};

import { readFile } from "node:fs/promises";
import { CannotCheck } from "../frame/cannot-check.ts";

/** The variable of the environment with the session's cookie. */
export const COOKIE_VARIABLE = "CONTRACT_COOKIE";

/** The value is not repeated in the message, since it may be the secret alone. */
const cookieIn = (text: string, source: string): string => {
  const cookie = text.replace(/^cookie:\s*/i, "");
  // Such as the … of an example; no header carries it.
  if (/[^\s!-~]/.test(cookie))
    throw new CannotCheck(`${source} has a character that no cookie may have: is it still a placeholder?`);
  if (/^[!#$%&'*+.^_`|~\w-]+=[^\s,"\\]*(?:;\s*[^\s=;]+=[^\s,"\\]*)*;?$/.test(cookie)) return cookie;
  throw new CannotCheck(`${source} is not one line name=value, or several separated by semicolons.`);
};

/**
 * Reads the session cookie from the file, otherwise from the environment. Arguments are visible to all users of the
 * machine.
 */
export const readCookie = async (file: string | undefined, env: NodeJS.ProcessEnv): Promise<string | undefined> => {
  if (file === undefined) {
    const given = env[COOKIE_VARIABLE]?.trim();
    return given ? cookieIn(given, COOKIE_VARIABLE) : undefined;
  }
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new CannotCheck(`The cookie file ${file} cannot be read: ${error.code}.`, { cause: error });
  });
  return cookieIn(text.trim(), `The cookie file ${file}`);
};

/** Reads the cookie of another role from a variable of the environment. */
export const cookieOf = (variable: string, env: NodeJS.ProcessEnv): string => {
  const given = env[variable]?.trim();
  if (!given) throw new CannotCheck(`The environment has no ${variable}, which --as names.`);
  return cookieIn(given, variable);
};

import { parseArgs } from "node:util";

/** Where the server is told to listen. */
type Place = { port?: number; host?: string };

const options = { port: { type: "string" }, host: { type: "string" } } as const;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const [sentence = ""] = (error as Error).message.split(/\. |\n/);
    return `${sentence}; there are --port and --host.`;
  }
};

/** Reads the arguments of the server; a text says what is wrong with them. */
export const readArguments = (args: readonly string[]): Place | string => {
  const values = parsed(args);
  if (typeof values === "string") return values;
  const { port, host } = values;
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535))
    return `--port takes a number from 0 to 65535, not ${JSON.stringify(port)}.`;
  return { ...(port !== undefined && { port: Number(port) }), ...(host && { host }) };
};

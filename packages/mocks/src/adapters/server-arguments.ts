import { parseArgs } from "node:util";

/** The port and host to listen on, as far as they were given. */
type ListenOptions = { port?: number; host?: string };

const options = { port: { type: "string" }, host: { type: "string" } } as const;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const [sentence = ""] = (error as Error).message.split(/\. |\n/);
    return `${sentence}; there are --port and --host.`;
  }
};

/** Reads the command-line arguments of the server. Returns a message when they are invalid. */
export const readArguments = (args: readonly string[]): ListenOptions | string => {
  const values = parsed(args);
  if (typeof values === "string") return values;
  const { port, host } = values;
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535))
    return `--port takes a number from 0 to 65535, not ${JSON.stringify(port)}.`;
  return { ...(port !== undefined && { port: Number(port) }), ...(host && { host }) };
};

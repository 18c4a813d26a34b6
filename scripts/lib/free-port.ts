import { createServer } from "node:http";
import { listen } from "./listen.ts";

/** A free port of this machine. */
export const freePort = async (): Promise<number> => {
  const probe = createServer();
  const url = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  return Number(new URL(url).port);
};

import { watchServerIn } from "./watch-server.ts";
import type { WatchedServer, WatchOptions } from "./watched-server.ts";

export type { ContractPart, WatchedServer, WatchOptions } from "./watched-server.ts";

/**
 * Holds whatever a server answers in its own tests against the contract, writes and money calls included. Everything
 * that takes long is done before it resolves.
 */
export const watchServer: (options: WatchOptions) => Promise<WatchedServer> = (options) => watchServerIn(options);

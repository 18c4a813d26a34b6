import { watchServerIn } from "./watch-server.ts";
import type { WatchedServer, WatchOptions } from "./watched-server.ts";

export type { ContractPart, FinishOptions, WatchedServer, WatchOptions } from "./watched-server.ts";

/**
 * Checks all responses of a server in its own tests against the contract, including writes and money operations. Slow
 * preparation is done before it resolves.
 */
export const watchServer: (options: WatchOptions) => Promise<WatchedServer> = (options) => watchServerIn(options);

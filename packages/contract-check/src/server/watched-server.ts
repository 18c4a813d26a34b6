import type { IncomingMessage, ServerResponse } from "node:http";

/** Names of operations and tags, and paths of the contract; `*` matches anything. */
export type ContractPart = {
  operations?: readonly string[];
  tags?: readonly string[];
  paths?: readonly string[];
};

/** What to watch, and where the contract is. */
export type WatchOptions = ContractPart & {
  /** The contract's file or folder. */
  contract: string;
  /** Other folders that references of the contract may lead into; by default its own folder only. */
  refFolders?: readonly string[];
  /**
   * Prefix before the contract's paths on this server, such as `/backoffice`; by default from the contract's servers.
   */
  basePath?: string;
  /** The part of the contract that this server does not implement. */
  exclude?: ContractPart;
  /** Reports show values, except secrets and personal data. */
  showValues?: boolean;
};

/** The required subset of Fastify; the package does not depend on it. */
type FastifyLike = {
  addHook(
    name: "onRequest",
    hook: (request: { raw: IncomingMessage }, reply: { raw: ServerResponse }, done: () => void) => void,
  ): unknown;
};

/** How `finish` ends. */
export type FinishOptions = {
  /** Returns the exit code (0 clean, 1 drift, 3 could not check) instead of throwing. */
  exitCode?: boolean;
};

/** Watches a server while its own tests run. */
export type WatchedServer = {
  /** For Express and Connect, before all other middleware; without `next` for Node's own `http`. */
  middleware: (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;
  /** A Fastify plugin: `app.register(watched.fastify)`, before the routes. */
  fastify: (app: FastifyLike, options: unknown, done: () => void) => void;
  /**
   * For `afterEach`: throws what the calls since the last check have shown, by operation, so that the failing test says
   * which call drifted. Takes `--strict`, `--strict-tag` and `--baseline`.
   */
  check: (...options: string[]) => Promise<void>;
  /**
   * Writes the report, and throws it unless it is clean: some test runners overwrite or ignore `process.exitCode`. Takes
   * command-line options: `finish("--format", "junit", "--output", "contract.xml", "--baseline", "accepted.yaml")`.
   * Resolves with the exit code, 0 unless `{ exitCode: true }` is among the options.
   */
  finish: (...options: (string | FinishOptions)[]) => Promise<number>;
};

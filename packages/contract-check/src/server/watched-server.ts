import type { IncomingMessage, ServerResponse } from "node:http";

/** Names of operations, of tags, and paths of the contract; `*` stands for anything in all of them. */
export type ContractPart = {
  operations?: readonly string[];
  tags?: readonly string[];
  paths?: readonly string[];
};

/** What is watched, and where it is. */
export type WatchOptions = ContractPart & {
  /** The contract's file or folder. */
  contract: string;
  /** What stands before the contract's paths on this server, e.g. `/backoffice`; else the contract's servers say. */
  basePath?: string;
  /** The part of the contract that this server does not have. */
  exclude?: ContractPart;
  /** Reports show values, but never secrets and personal data. */
  showValues?: boolean;
};

/** As much of Fastify as is needed; the package does not depend on it. */
type FastifyLike = {
  addHook(
    name: "onRequest",
    hook: (request: { raw: IncomingMessage }, reply: { raw: ServerResponse }, done: () => void) => void,
  ): unknown;
};

/** What watches a server while its own tests run. */
export type WatchedServer = {
  /** For Express and Connect, before everything else; without `next` for Node's own `http`. */
  middleware: (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;
  /** A plugin for Fastify: `app.register(watched.fastify)`, before the routes. */
  fastify: (app: FastifyLike, options: unknown, done: () => void) => void;
  /**
   * Writes the report, and answers with the exit code (0 clean, 1 drift, 3 could not check). Takes what the command line
   * takes: `finish("--format", "junit", "--output", "contract.xml", "--baseline", "accepted.yaml")`.
   */
  finish: (...options: string[]) => Promise<number>;
};

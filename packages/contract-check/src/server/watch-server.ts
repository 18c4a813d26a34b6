import type { IncomingMessage, ServerResponse } from "node:http";
import { successOption, wantedSuccess } from "../checks/success-rate.ts";
import { loadContract } from "../contract/load-contract.ts";
import { conclude } from "../frame/conclude.ts";
import { ownSurroundings, type Surroundings } from "../frame/surroundings.ts";
import { readArguments } from "../frame/read-arguments.ts";
import { sharedOptions } from "../frame/shared-options.ts";
import { judgedReport } from "../traffic/judged-report.ts";
import { trafficJudge } from "../traffic/traffic-judge.ts";
import { recordExchange } from "./record-exchange.ts";

type Next = () => void;

/** As much of Fastify as is needed; the package does not depend on it. */
type FastifyLike = {
  addHook(
    name: "onRequest",
    hook: (request: { raw: IncomingMessage }, reply: { raw: ServerResponse }, done: Next) => void,
  ): unknown;
};

/** What watches a server while its own tests run. */
export type WatchedServer = {
  /** For Express and Connect, before everything else; without `next` for Node's own `http`. */
  middleware: (request: IncomingMessage, response: ServerResponse, next?: Next) => void;
  /** A plugin for Fastify: `app.register(watched.fastify)`, before the routes. */
  fastify: (app: FastifyLike, options: unknown, done: Next) => void;
  /**
   * Writes the report, and answers with the exit code (0 clean, 1 drift, 3 could not check). Takes what the command line
   * takes: `finish("--format", "junit", "--output", "contract.xml", "--baseline", "accepted.yaml")`.
   */
  finish: (...options: string[]) => Promise<number>;
};

/** `contract`: the contract's file or folder; `basePath`: what stands before its paths on this server. */
export type WatchOptions = { contract: string; basePath?: string; showValues?: boolean };

/** Holds whatever a server answers in its own tests against the contract, writes and money calls included. */
export const watchServer = async (
  { contract: file, ...options }: WatchOptions,
  around: Surroundings = ownSurroundings(loadContract),
): Promise<WatchedServer> => {
  const contract = await around.load(file);
  const judge = trafficJudge(contract, options);
  let count = 0;
  const record = (request: IncomingMessage, response: ServerResponse) =>
    recordExchange(request, response, (entry) => judge.look(entry, `call ${++count}`));
  const fastify: WatchedServer["fastify"] = (app, _, done) => {
    app.addHook("onRequest", (request, reply, next) => {
      record(request.raw, reply.raw);
      next();
    });
    done();
  };
  // Fastify keeps the hooks of a plugin to that plugin, unless it is asked not to.
  Object.assign(fastify, { [Symbol.for("skip-override")]: true });
  return {
    middleware: (request, response, next) => {
      record(request, response);
      next?.();
    },
    fastify,
    finish: (...args) => {
      const given = readArguments(args, { ...successOption, ...sharedOptions });
      const report = judgedReport("server", contract, judge.judged(), wantedSuccess(given));
      return conclude(report, given, false, around);
    },
  };
};

import type { IncomingMessage, ServerResponse } from "node:http";
import { successOption, wantedSuccess } from "../checks/success-rate.ts";
import { loadContract } from "../contract/load-contract.ts";
import { conclude } from "../frame/conclude.ts";
import { processContext, type CliContext } from "../frame/cli-context.ts";
import { readArguments } from "../frame/read-arguments.ts";
import { sharedOptions } from "../frame/shared-options.ts";
import { selectionOf } from "../selection/selection.ts";
import { judgedReport } from "../traffic/judged-report.ts";
import { trafficJudge } from "../traffic/traffic-judge.ts";
import { compileChecks } from "./compile-checks.ts";
import { recordExchange } from "./record-exchange.ts";
import type { WatchedServer, WatchOptions } from "./watched-server.ts";

/** The implementation of `watchServer` with injected surroundings. */
export const watchServerIn = async (
  { contract: file, refFolders = [], basePath, showValues = false, ...wanted }: WatchOptions,
  around: CliContext = processContext(loadContract),
): Promise<WatchedServer> => {
  const contract = await around.load(file, refFolders);
  const selection = selectionOf(contract, wanted);
  compileChecks(contract, selection.operations);
  const judge = trafficJudge(contract, { basePath, showValues, selection });
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
  // Fastify limits hooks to their plugin unless this symbol is set.
  Object.assign(fastify, { [Symbol.for("skip-override")]: true });
  return {
    middleware: (request, response, next) => {
      record(request, response);
      next?.();
    },
    fastify,
    finish: (...args) => {
      const given = readArguments(args, { ...successOption, ...sharedOptions });
      const report = judgedReport("server", selection, judge.judged(), wantedSuccess(given));
      return conclude(report, given, false, around);
    },
  };
};

import type { IncomingMessage, ServerResponse } from "node:http";
import { successOption, wantedSuccess } from "../checks/success-rate.ts";
import { loadContract } from "../contract/load-contract.ts";
import { collector } from "../findings/collector.ts";
import type { Finding } from "../findings/finding.ts";
import { settle } from "../findings/settle.ts";
import { casesOf } from "../frame/cases-of.ts";
import { conclude } from "../frame/conclude.ts";
import { processContext, type CliContext } from "../frame/cli-context.ts";
import { exitCode } from "../frame/exit-code.ts";
import { readArguments } from "../frame/read-arguments.ts";
import { sharedOptions } from "../frame/shared-options.ts";
import { text as reportAsText } from "../reporters/text.ts";
import { visibleReport } from "../reporters/visible.ts";
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
  let recent: Finding[] = [];
  const judge = trafficJudge(contract, { basePath, showValues, selection }, { finding: (it) => void recent.push(it) });
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
    check: async (...args) => {
      const given = readArguments(args, sharedOptions);
      const collected = collector();
      for (const it of recent) collected.add(it);
      recent = [];
      const cases = casesOf(selection.operations, new Set(), "not in this test");
      const settled = await settle(
        { command: "server", findings: collected.all(), cases, notes: [] },
        given,
        around.now(),
      );
      const report = visibleReport(settled);
      if (exitCode(report) !== 0) throw new Error(reportAsText(report));
    },
    finish: async (...options) => {
      const args = options.filter((it) => typeof it === "string");
      const isReturned = options.some((it) => typeof it === "object" && it.exitCode === true);
      const given = readArguments(args, { ...successOption, ...sharedOptions });
      const found = judgedReport("server", selection, judge.judged(), wantedSuccess(given));
      let written = "";
      const report = await conclude(found, given, {}, { ...around, out: (it) => void (written += it) });
      const code = exitCode(report);
      const isThrown = code !== 0 && !isReturned;
      // The error shows a text report already.
      if (!isThrown || (given.text("format") ?? "text") !== "text") around.out(written);
      if (isThrown) throw new Error(reportAsText(report));
      return code;
    },
  };
};

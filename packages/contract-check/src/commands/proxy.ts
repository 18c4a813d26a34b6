import { successOption, wantedSuccess } from "../checks/success-rate.ts";
import { CannotCheck } from "../frame/cannot-check.ts";
import type { Command, Given } from "../frame/command.ts";
import { UsageError } from "../frame/usage-error.ts";
import { selectionOptions, wantedSelection } from "../selection/selection-options.ts";
import { selectionOf } from "../selection/selection.ts";
import { proxyServer } from "../server/proxy-server.ts";
import { runBeside, untilStopped } from "../server/run-beside.ts";
import { upstreamAnswers } from "../server/upstream-answers.ts";
import type { HarEntry } from "../traffic/har-entry.ts";
import { judgedReport } from "../traffic/judged-report.ts";
import { trafficJudge } from "../traffic/traffic-judge.ts";

const upstreamOf = (given: Given): URL => {
  const text = given.text("upstream");
  if (text === undefined) throw new UsageError("--upstream is missing: the server whose calls are passed on.");
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`--upstream takes an address such as http://127.0.0.1:8080, not ${text}.`);
  return new URL(text);
};

const portOf = (given: Given): number => {
  const text = given.text("port") ?? "0";
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UsageError(`--port takes a number from 0 to 65535, not ${JSON.stringify(text)}.`);
  return Number(text);
};

/** `proxy`: checks a server's responses while its own tests run. */
export const proxy: Command = {
  usage: "--upstream <base> [options]",
  description:
    "Passes every call on to a server, unchanged, and holds what it answers against the contract: writes and money calls too, for its own tests decide what is called. Ends with --run's command, or with Ctrl-C.",
  options: {
    upstream: { value: "base", description: "where the server is, e.g. http://127.0.0.1:8080" },
    port: { value: "n", description: "where the proxy listens (default any; it says where)" },
    run: {
      value: "command",
      description: "a command line, e.g. the tests; CONTRACT_PROXY tells it the proxy's address",
    },
    host: {
      value: "name",
      description: "another name by which the proxy is called, e.g. a service name in CI; may be given several times",
    },
    "base-path": { value: "path", description: "what stands before the contract's paths, e.g. /backoffice" },
    ...selectionOptions,
    ...successOption,
  },
  examples: [
    "contract-check proxy --upstream http://127.0.0.1:8080 --port 8081",
    'contract-check proxy --upstream http://127.0.0.1:8080 --run "npm test" --format junit --output contract.xml',
  ],
  run: async ({ given, contract: load, env, err }) => {
    const [upstream, port, required] = [upstreamOf(given), portOf(given), wantedSuccess(given)];
    const contract = await load();
    const selection = selectionOf(contract, wantedSelection(given));
    const basePath = given.text("base-path");
    const judge = trafficJudge(contract, { showValues: given.isOn("show-values"), basePath, selection });
    const answers = upstreamAnswers(upstream.host);
    let count = 0;
    const watch = {
      answered: (entry: HarEntry) => {
        answers.answered();
        judge.look(entry, `call ${++count}`);
      },
      unanswered: answers.unanswered,
    };
    const server = await proxyServer(upstream, port, watch, given.texts("host")).catch(
      (error: NodeJS.ErrnoException) => {
        throw new CannotCheck(`The proxy cannot listen at port ${port}: ${error.code}.`, { cause: error });
      },
    );
    const command = given.text("run");
    try {
      if (command === undefined) {
        err(`The proxy listens at ${server.url} and passes on to ${upstream.host}; Ctrl-C ends it.\n`);
        await untilStopped();
      }
      const code = command === undefined ? 0 : await runBeside(command, { ...env, CONTRACT_PROXY: server.url });
      const report = answers.addTo(judgedReport("proxy", selection, judge.judged(), required));
      if (code === 0) return report;
      const failure = {
        rule: "command-failed",
        severity: "error",
        operation: "the command",
        where: "exit code",
        message: `ended with ${code}`,
      } as const;
      return { ...report, findings: [failure, ...report.findings] };
    } finally {
      await server.close();
    }
  },
};

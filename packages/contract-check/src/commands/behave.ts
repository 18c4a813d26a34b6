import { behaveOptions, checksOf, limitsOf, mayMoveMoney, requiresKeys, rolesOf } from "../behave/behave-options.ts";
import { checkOf } from "../behave/behaviour.ts";
import { planOf } from "../behave/plan-of.ts";
import { outcomeOf } from "../behave/replay/outcome-of.ts";
import { readReplayed } from "../behave/replay/read-replayed.ts";
import { checksOfSought, neededBy } from "../behave/replay/sought.ts";
import { runBehave, type Left } from "../behave/run-behave.ts";
import { successOption, wantedSuccess } from "../checks/success-rate.ts";
import { casesOf } from "../frame/cases-of.ts";
import type { Command } from "../frame/command.ts";
import type { Table } from "../frame/report.ts";
import { groupBy } from "../group-by.ts";
import { COOKIE_VARIABLE, readCookie } from "../live/read-cookie.ts";
import { mayWrite, targetOf, targetOptions, writeHostOption } from "../live/target.ts";
import { selectionOptions, wantedSelection } from "../selection/selection-options.ts";
import { selectionOf } from "../selection/selection.ts";

/** Grouped by check and reason, since one row per operation would hide the rest. */
const leftTable = (left: readonly Left[]): Table => ({
  title: "Not checked",
  columns: ["check", "why", "operations"],
  rows: [...groupBy(left, ({ check, why }) => `${check}\n${why}`).values()].map((some) => [
    some[0]!.check,
    some[0]!.why,
    some.map((it) => it.operation).join(", "),
  ]),
});

/** `behave`: checks whether a running server behaves as the console relies on. */
export const behave: Command = {
  usage: "--url <base> [options]",
  description:
    "Checks whether a server behaves as the console relies on: pages, sorting and filters of its lists, rights, bad input, records after a write, and repeated Idempotency-Keys. For a server whose data you can throw away.",
  options: {
    ...targetOptions,
    ...behaveOptions,
    ...selectionOptions,
    ...successOption,
    "allow-writes": { description: "call what changes something as well, but never what moves money" },
    ...writeHostOption,
  },
  examples: [
    "CONTRACT_COOKIE=appSession=… contract-check behave --url http://127.0.0.1:8080 --plan",
    "contract-check behave --url http://127.0.0.1:8080 --tag banks --as PARTNER=PARTNER_COOKIE",
    "contract-check behave --url http://127.0.0.1:8080 --allow-writes --write-host 127.0.0.1",
  ],
  idleFails: (given, rule) =>
    given.text("replay") === undefined && checkOf(rule).some((check) => checksOf(given).has(check)),
  run: async ({ given, contract: load, env, progress, stopped }) => {
    const { url, ...target } = targetOf(given);
    const writes = mayWrite(given, url);
    const replay = given.text("replay");
    const replayed = replay === undefined ? undefined : await readReplayed(replay);
    const options = {
      ...target,
      ...limitsOf(given, replayed?.seed),
      writes,
      money: mayMoveMoney(given, url, writes),
      checks: replayed ? new Set(checksOfSought(replayed.sought)) : checksOf(given),
      ...(replayed && { sought: replayed.sought }),
      requiresKeys: requiresKeys(given),
      minSuccess: wantedSuccess(given),
      showValues: given.isOn("show-values"),
    };
    const contract = await load();
    const { operations, isWhole } = selectionOf(contract, wantedSelection(given));
    if (given.isOn("plan")) {
      const roles = given.texts("as");
      return {
        command: "behave",
        findings: [],
        cases: casesOf(operations, new Set(), "only planned"),
        notes: [`Nothing was called at ${url.host}.`],
        summary: "This is only the plan.",
        tables: [planOf(contract, { ...options, operations, roles })],
      };
    }
    if (replayed?.sought.length === 0)
      return {
        command: "behave",
        findings: [],
        cases: casesOf(operations, new Set(), "nothing was found there"),
        notes: [`${replay} has no findings that could be looked for again.`],
      };
    const cookie = await readCookie(given.text("cookie-file"), env);
    const session = { name: "this session", ...(cookie && { cookie, variable: COOKIE_VARIABLE }) };
    const roles = rolesOf(given, env);
    const { findings, called, calls, left, ended, couldNotCheck } = await runBehave(contract, {
      ...options,
      operations: replayed ? neededBy(replayed.sought, operations) : operations,
      session,
      roles,
      progress,
      stopped: stopped(),
    });
    const sessions = new Set([session, ...roles].map((it) => it.name));
    const selected = new Set(operations.map((it) => it.id));
    const outcome = replayed && outcomeOf(replayed.sought, { findings, left, operations: selected, sessions, ended });
    const tables = [...(outcome?.tables ?? []), ...(left.length > 0 ? [leftTable(left)] : [])];
    return {
      command: "behave",
      findings,
      seed: options.seed,
      cases: ended
        ? casesOf(operations, new Set(findings.map((it) => it.operation)), "the run ended before all was checked")
        : casesOf(operations, called, "not called"),
      notes: [
        `${calls} calls of ${operations.filter((it) => called.has(it.id)).length} of ${operations.length}${isWhole ? "" : " selected"} operations at ${url.host}, by seed ${options.seed}: ${[...options.checks].join(", ")}.`,
        ...(outcome ? [outcome.note] : []),
        ...(ended ? [`Not everything was checked: ${ended}.`] : []),
      ],
      ...(tables.length > 0 && { tables }),
      ...(couldNotCheck && { couldNotCheck }),
    };
  },
};

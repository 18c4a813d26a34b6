import { operations } from "@backoffice/api-client/contract";
import type { FaultRule } from "../../faults/fault.ts";
import { faults } from "../../faults/faults.ts";
import type { ScenarioId } from "../../scenarios/scenario.ts";
import { scenarios } from "../../scenarios/scenarios.ts";
import { accountOf, accounts } from "../../session/accounts.ts";
import type { MockSettings } from "../../settings.ts";
import { Refusal } from "../refusal.ts";

const cookieOf = (headers: Headers): string | undefined =>
  /(?:^|;\s*)appSession=([^;]*)/.exec(headers.get("cookie") ?? "")?.[1];

/** Parses `fault` or `fault@operation`; several are separated by commas. */
const faultRules = (value: string) =>
  value.split(",").map((part) => {
    const [fault = "", operation = "*"] = part.trim().split("@");
    return { fault, operation };
  });

const unknownName = (value: string, items: readonly { id: string }[]): string | undefined =>
  items.some((it) => it.id === value)
    ? undefined
    : `There is no "${value}", only ${items.map((it) => it.id).join(", ")}.`;

/** For each header, a check of its value that returns what is wrong with it. */
const CHECKS: Record<string, (value: string) => string | undefined> = {
  "x-mock-role": (value) => (accountOf(value) ? undefined : unknownName(value, accounts)),
  "x-mock-scenario": (value) => unknownName(value, scenarios),
  "x-mock-latency": (value) =>
    /^\d{1,6}$/.test(value) ? undefined : `"${value}" is no number of milliseconds from 0 to 999999.`,
  "x-mock-fault": (value) =>
    faultRules(value)
      .map(({ fault, operation }) =>
        operation === "*" || Object.hasOwn(operations, operation)
          ? unknownName(fault, faults)
          : `There is no operation "${operation}".`,
      )
      .find(Boolean),
};

/**
 * Reads the mock settings for one request. The headers `x-mock-role`, `x-mock-scenario`, `x-mock-latency`
 * (milliseconds) and `x-mock-fault` override the cookie, the cookie overrides the general settings. A header with an
 * unknown value is refused (400), not ignored.
 */
export const readRequestSettings = (headers: Headers, settings: MockSettings): MockSettings | Refusal => {
  const wrong = Object.entries(CHECKS).flatMap(([name, check]) => {
    const value = headers.get(name);
    const problem = value ? check(value) : undefined;
    return problem ? [[name, `${name}: ${problem}`]] : [];
  });
  if (wrong.length > 0) return Refusal.ofFields(Object.fromEntries(wrong));
  const scenario = headers.get("x-mock-scenario") as ScenarioId | null;
  const latency = headers.get("x-mock-latency");
  const fault = headers.get("x-mock-fault");
  return {
    account: headers.get("x-mock-role") ?? cookieOf(headers) ?? settings.account,
    scenario: scenario || settings.scenario,
    latency: latency ? Number(latency) : settings.latency,
    faults: fault ? (faultRules(fault) as FaultRule[]) : settings.faults,
  };
};

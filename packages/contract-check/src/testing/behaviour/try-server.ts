import { createBackend, createClock, type Backend } from "@backoffice/mocks";
import { CHECKS, type Check } from "../../behave/behaviour.ts";
import { runBehave, type Behaved, type BehaveOptions } from "../../behave/run-behave.ts";
import type { Contract } from "../../contract/contract.ts";
import { selectionOf, type Wanted } from "../../selection/selection.ts";
import type { Handle } from "./planted.ts";

/** Noon of the fixed test day. */
const NOON = Date.UTC(2026, 10, 20, 12);

const sessionOf = (account: string) => ({
  name: account,
  variable: `${account.toUpperCase().replaceAll("-", "_")}_COOKIE`,
  cookie: `appSession=${account}`,
});

/** The selected operations, the checks and roles to try, and the defect to plant. */
export type Trial = {
  contract: Contract;
  wanted?: Wanted;
  checks?: readonly Check[];
  roles?: readonly string[];
  plant?: (handle: Handle, backend: Backend) => Handle;
  options?: Partial<BehaveOptions>;
};

/** Checks a mock server of its own, all calls allowed and without a network between. */
export const tryServer = async ({
  contract,
  wanted = {},
  checks = CHECKS,
  roles = [],
  plant,
  options,
}: Trial): Promise<Behaved> => {
  const backend = createBackend({ clock: createClock(NOON), scenario: "small" });
  const plain: Handle = (request) => backend.fetch(request);
  return runBehave(contract, {
    base: "http://mock.example",
    basePath: "",
    rate: 1_000_000,
    timeout: 10_000,
    maxCalls: 1_000_000,
    maxTime: 3_600_000,
    maxExamples: 1_000_000,
    seed: 1,
    operations: selectionOf(contract, wanted).operations,
    checks: new Set(checks),
    session: sessionOf("super-admin"),
    roles: roles.map(sessionOf),
    writes: true,
    money: true,
    requiresKeys: false,
    minSuccess: 0,
    showValues: false,
    stopped: new AbortController().signal,
    progress: () => undefined,
    fetch: plant ? plant(plain, backend) : plain,
    ...options,
  });
};

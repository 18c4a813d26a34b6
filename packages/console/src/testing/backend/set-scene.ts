import { accountOf, faults as allFaults, scenarios, type FaultId, type FaultRule } from "@backoffice/mocks";
import { nameOfFault } from "#testing/fault-names.ts";
import type { Scene, SetScene } from "#testing/scene.ts";

/** Values of Storybook's toolbar; texts, as in the address. */
type Toolbar = { [name: string]: unknown };

/** The conditions that are not those that the toolbar begins with. */
const chosen = ({ account, scenario, latency, faults }: Scene): Scene => ({
  ...(account !== "super-admin" && account && { account }),
  ...(scenario !== "default" && scenario && { scenario }),
  ...(latency && { latency }),
  ...(faults && { faults }),
});

/** The calls that go wrong: IDs of operations with a dash between them, or every call. */
const rulesOf = (fault: FaultId | undefined, calls: unknown): FaultRule[] | undefined =>
  fault &&
  (typeof calls === "string" && calls !== "every" ? calls.split("-") : ["*"]).map((operation) => ({
    operation,
    fault,
  }));

/**
 * Completes a scene: values of the story, or else of the toolbar, or else defaults. In a derived state the conditions of
 * the toolbar win over the story.
 */
export const setScene = (scene: Scene, toolbar: Toolbar): SetScene => {
  const { page, role, scenario: world, latency: lateness, fault, calls, state } = toolbar;
  const known = allFaults.find(({ id }) => nameOfFault(id) === fault);
  const conditions: Scene = {
    account: accountOf(String(role))?.id,
    scenario: scenarios.find(({ id }) => id === world)?.id,
    latency: Number.parseInt(String(lateness), 10) || undefined,
    faults: rulesOf(known?.id, calls),
  };
  const isDerived = state !== undefined && state !== "own";
  const { at, overPage, account, scenario, latency, faults, ...rest } = isDerived
    ? { ...scene, ...chosen(conditions) }
    : scene;
  return {
    ...rest,
    at: at ?? "/",
    overPage: overPage ?? page === "own",
    account: account ?? conditions.account ?? "super-admin",
    scenario: scenario ?? conditions.scenario ?? "default",
    latency: latency ?? conditions.latency ?? 0,
    faults: faults ?? conditions.faults ?? [],
  };
};

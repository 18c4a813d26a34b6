import { accountOf, faults as allFaults, scenarios } from "@backoffice/mocks";
import { nameOfFault } from "#testing/fault-names.ts";
import type { Scene, SetScene } from "#testing/scene.ts";

/** Values of Storybook's toolbar; texts, as in the address. */
type Toolbar = { [name: string]: unknown };

/** Completes a scene: values of the story, or else of the toolbar, or else defaults. */
export const setScene = (
  { at, overPage, account, scenario, latency, faults, ...rest }: Scene,
  { page, role, scenario: world, latency: lateness, fault }: Toolbar,
): SetScene => {
  const known = allFaults.find(({ id }) => nameOfFault(id) === fault);
  return {
    ...rest,
    at: at ?? "/",
    overPage: overPage ?? page === "own",
    account: account ?? accountOf(String(role))?.id ?? "super-admin",
    scenario: scenario ?? scenarios.find(({ id }) => id === world)?.id ?? "default",
    latency: latency ?? (Number.parseInt(String(lateness), 10) || 0),
    faults: faults ?? (known ? [{ operation: "*", fault: known.id }] : []),
  };
};

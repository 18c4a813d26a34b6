import type { Watch } from "../checks/watch.ts";
import type { Contract } from "../contract/contract.ts";
import type { Given } from "../frame/command.ts";
import { UsageError } from "../frame/usage-error.ts";
import type { Selection } from "../selection/selection.ts";
import { readEntries } from "./read-entries.ts";
import { trafficJudge, type Judged } from "./traffic-judge.ts";

const originOf = (given: Given): string | undefined => {
  const origin = given.text("origin");
  if (origin === undefined) return undefined;
  if (!URL.canParse(origin))
    throw new UsageError(`--origin takes an address such as https://staging.example, not ${origin}.`);
  return new URL(origin).origin;
};

/** Checks the traffic of `--har` against the contract. */
export const replayTraffic = async (
  contract: Contract,
  selection: Selection,
  given: Given,
  progress: (text: string) => void,
  watch: Watch = {},
): Promise<Judged> => {
  const files = given.texts("har");
  if (files.length === 0) throw new UsageError("--har is missing: the recorded traffic.");
  const origin = originOf(given);
  const basePath = given.text("base-path");
  const judge = trafficJudge(
    contract,
    { showValues: given.isOn("show-values"), basePath, selection, ...(origin && { origin }) },
    watch,
  );
  for (const file of files)
    for await (const { entry, seen } of readEntries(file)) {
      progress(seen);
      judge.look(entry, seen);
    }
  return judge.judged();
};

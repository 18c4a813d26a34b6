import { successOption, wantedSuccess } from "../checks/success-rate.ts";
import type { Command } from "../frame/command.ts";
import { selectionOptions, wantedSelection } from "../selection/selection-options.ts";
import { selectionOf } from "../selection/selection.ts";
import { judgedReport } from "../traffic/judged-report.ts";
import { replayTraffic } from "../traffic/replay-traffic.ts";
import { trafficOptions } from "../traffic/traffic-options.ts";

/** `replay`: checks recorded requests and replies against the contract, by operation. */
export const replay: Command = {
  usage: "--har <files> [options]",
  description:
    "Holds recorded traffic against the contract: what it does not document, what is missing, what is of another type.",
  options: { ...trafficOptions, ...selectionOptions, ...successOption },
  examples: [
    "contract-check replay --har recordings/*.har",
    "contract-check replay --har staging.har --origin https://staging.example --format junit --output report.xml",
  ],
  run: async ({ given, contract: load, progress }) => {
    const required = wantedSuccess(given);
    const contract = await load();
    const selection = selectionOf(contract, wantedSelection(given));
    return judgedReport("replay", selection, await replayTraffic(contract, selection, given, progress), required);
  },
};

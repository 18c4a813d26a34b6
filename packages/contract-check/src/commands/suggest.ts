import type { Command, Given } from "../frame/command.ts";
import { casesOf } from "../frame/cases-of.ts";
import { UsageError } from "../frame/usage-error.ts";
import { selectionOptions, wantedSelection } from "../selection/selection-options.ts";
import { selectionOf } from "../selection/selection.ts";
import { LOOSENINGS, type Loosening } from "../suggest/loosening.ts";
import { collectSuggestions } from "../suggest/suggestions.ts";
import { toOverlay } from "../suggest/to-overlay.ts";
import { replayTraffic } from "../traffic/replay-traffic.ts";
import { trafficOptions } from "../traffic/traffic-options.ts";

const looseningsIn = (given: Given): ReadonlySet<Loosening> => {
  const names = given.texts("loosen");
  const unknown = names.find((it) => it !== "all" && !LOOSENINGS.some((known) => known === it));
  if (unknown !== undefined)
    throw new UsageError(`--loosen takes ${LOOSENINGS.join(", ")} or all, not ${JSON.stringify(unknown)}.`);
  return new Set(LOOSENINGS.filter((it) => names.includes("all") || names.includes(it)));
};

/** `suggest`: undocumented traffic as a patch of the contract. */
export const suggest: Command = {
  usage: "--har <files> [options]",
  description:
    "Writes what recorded traffic has and the contract has not (endpoints, statuses, parameters, fields, values) as an OpenAPI Overlay in YAML, with types from what was seen.",
  options: {
    ...trafficOptions,
    ...selectionOptions,
    loosen: {
      value: "what",
      multiple: true,
      description: "also write what the contract would have to give up: null, type, missing (fields), or all",
    },
  },
  examples: [
    "contract-check suggest --har staging.har --show-values --output patch.yaml",
    "contract-check suggest --har staging.har --loosen null missing --output patch.yaml",
  ],
  run: async ({ given, contract: load, progress }) => {
    const contract = await load();
    const selection = selectionOf(contract, wantedSelection(given));
    const { suggestions, watch } = collectSuggestions(contract, looseningsIn(given));
    const { seen, origins, notes, ...replayed } = await replayTraffic(contract, selection, given, progress, watch);
    // Calls to other sites look undocumented until it is known that those sites are not the API's.
    for (const [key, { origin }] of suggestions.endpoints) if (!origins.has(origin)) suggestions.endpoints.delete(key);
    const showValues = given.isOn("show-values");
    const { count, text } = toOverlay(contract, suggestions, showValues);
    // Traffic without a success may still contain something to document, but empty traffic is not an answer.
    const couldNotCheck = replayed.couldNotCheck ?? (count === 0 ? replayed.noSuccess : undefined);
    const hidden = showValues ? [] : [...suggestions.values.values()].filter((it) => it.values.size > 0);
    return {
      command: "suggest",
      findings: [],
      cases: casesOf(selection.operations, seen, "not in the traffic"),
      notes: [
        ...notes,
        ...(hidden.length > 0
          ? [`New values of ${hidden.map((it) => it.seenIn).join(", ")} are not written: --show-values writes them.`]
          : []),
      ],
      summary: `${count} suggestion${count === 1 ? "" : "s"}.`,
      document: text,
      ...(couldNotCheck && { couldNotCheck }),
    };
  },
};

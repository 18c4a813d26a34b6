import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { keepRun, keptRuns, runKey } from "../run/kept-run.ts";
import { ResultsLine } from "./results-line.tsx";
import { countStates, type RowState } from "./row-result.ts";

const KEY = runKey("u1", "/withdraw/pending");
const bulk = { noun: ["row", "rows"], name: () => "", decisive: [], actions: [] } as const;

it.each([
  ["in progress", ["done", "sending"], true],
  ["over", ["done", "unknown", "not-sent"], false],
] as const)("bulk results after a reload: run was %s → says that the page was left: %3$s", (_name, states, said) => {
  const results = states.map((state: RowState) => ({ id: state, state }));
  keepRun(KEY, { title: "Reject 3 rows", at: 0, results, facts: new Map() });
  const kept = new Map(keptRuns()).get(KEY)!;
  sessionStorage.clear();
  const rows = kept.results.map((result) => ({ ...result, row: undefined, facts: undefined }));
  render(
    <ResultsLine run={{ ...kept, running: false }} bulk={bulk} rows={rows} counts={countStates(kept.results)} />,
    inConsole(),
  );
  expect(screen.queryAllByText(/You left the page while this ran/)).toHaveLength(said ? 1 : 0);
});

import { join } from "node:path";
import * as client from "@backoffice/api-client";
import { operationBytes } from "./operation-bytes.ts";
import { recordTraffic } from "./record-traffic.ts";
import type { Section } from "../figures/section.ts";
import { timeContract } from "../figures/time-command.ts";
import { typecheckAll } from "./typecheck-all.ts";

const EXCHANGES = 1000;
const HOOKS = Object.keys(client).filter((it) => /^use[A-Z]/.test(it));

/** Measures the cost of the contract's size: bytes in a page, seconds of type check, generation and check. */
export const measureContract = async (backend: string, work: string, runs: number): Promise<Section> => {
  const { unused, used } = await operationBytes(HOOKS);
  const traffic = join(work, "traffic.ndjson");
  await recordTraffic(backend, traffic, EXCHANGES);
  // The check runs everything that `pnpm generate` does and then compares.
  const generate = timeContract(runs, "generate", "--check");
  const rest = [["lint"], ["diff", "--base", "HEAD", "--fail-on", "never"], ["replay", "--har", traffic]];
  return {
    title: "Contract: bytes, and plain seconds with generous budgets",
    results: [
      { name: "An operation that a page does not use, gzip", unit: "B", value: unused, budget: 60 },
      { name: "  one that it uses", unit: "B", value: used, budget: 60 },
      {
        name: `Type check with all ${HOOKS.length} operations used`,
        unit: "s",
        value: await typecheckAll(runs, HOOKS),
        budget: 8,
      },
      { name: "pnpm generate", unit: "s", value: generate, budget: 15 },
      {
        name: `pnpm contract lint, diff, generate and replay of ${EXCHANGES} exchanges`,
        unit: "s",
        value: rest.reduce((sum, args) => sum + timeContract(runs, ...args), generate),
        budget: 40,
      },
    ],
  };
};

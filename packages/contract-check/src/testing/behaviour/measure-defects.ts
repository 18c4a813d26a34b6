import type { Contract } from "../../contract/contract.ts";
import type { Finding } from "../../findings/finding.ts";
import type { Planted } from "./planted.ts";
import { tryServer } from "./try-server.ts";

/** What a run against a server with one defect has found. */
export type Measured = {
  planted: Planted;
  isFound: boolean;
  /** Findings that are neither of the defect nor there without it. */
  falseReports: readonly Finding[];
  calls: number;
  seconds: number;
};

const ROLES = ["operator-manager", "partner"];

const textOf = ({ rule, operation, where, message }: Finding) => [rule, operation, where, message].join("\n");

/** Plants defects one at a time and checks the server's area with the check that should find it. */
export const measureDefects = async (contract: Contract, defects: readonly Planted[]): Promise<Measured[]> => {
  const clean = new Map<string, Set<string>>();
  const measured: Measured[] = [];
  for (const planted of defects) {
    const { tag, check, plant, rules, operations } = planted;
    const trial = { contract, wanted: { tags: [tag] }, checks: [check], roles: check === "rights" ? ROLES : [] };
    const known = clean.get(`${tag} ${check}`) ?? new Set((await tryServer(trial)).findings.map(textOf));
    clean.set(`${tag} ${check}`, known);
    const start = performance.now();
    const { findings, calls } = await tryServer({ ...trial, plant });
    const isOfDefect = (it: Finding) =>
      (rules as readonly string[]).includes(it.rule) && operations.includes(it.operation);
    measured.push({
      planted,
      isFound: findings.some((it) => isOfDefect(it) && !known.has(textOf(it))),
      falseReports: findings.filter((it) => !isOfDefect(it) && !known.has(textOf(it))),
      calls,
      seconds: (performance.now() - start) / 1000,
    });
  }
  return measured;
};

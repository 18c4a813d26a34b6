import { beforeAll, describe, expect, test } from "vitest";
import type { Contract } from "../contract/contract.ts";
import { collector } from "../findings/collector.ts";
import type { Finding } from "../findings/finding.ts";
import { edited, type Edit } from "../testing/edits/edit.ts";
import { harmless } from "../testing/defects/harmless.ts";
import { recordBase } from "../testing/record-base.ts";
import { replyDefects } from "../testing/defects/reply-defects.ts";
import { repositoryContract } from "../testing/repository-contract.ts";
import { requestDefects } from "../testing/defects/request-defects.ts";
import type { HarEntry } from "../traffic/har-entry.ts";
import { toExchange } from "../traffic/to-exchange.ts";
import { checker } from "./checker.ts";

const defects = [...replyDefects, ...requestDefects];
let contract: Contract;
let base: Map<string, HarEntry>;
beforeAll(async () => {
  contract = await repositoryContract();
  base = await recordBase(contract);
});

const findingsOf = (entry: HarEntry): Finding[] => {
  const collected = collector();
  const exchange = toExchange(entry, "here");
  if ("unusable" in exchange) throw new Error(exchange.unusable);
  // Traffic to other sites is filtered out by the caller, which knows the whole recording.
  if (exchange.url.host === "metrics.example") return [];
  checker(contract)(exchange, { finding: (it) => collected.add(it) });
  return collected.all();
};
const spoilt = (operation: string, edits: readonly Edit[]) => {
  const entry = base.get(operation);
  if (!entry) throw new Error(`${operation} was not recorded`);
  return findingsOf(edited(entry, edits));
};
const told = ({ rule, where, severity }: Finding) => `${severity} ${rule} ${where}`;
const wanted = (expected: (typeof defects)[number][2]) =>
  expected.map(([rule, where, severity = "error"]) => `${severity} ${rule} ${where}`);

test("checker: clean traffic → success of each operation, no finding", () => {
  expect([...base.values()].flatMap(findingsOf)).toEqual([]);
  const bad = [...base].filter(([, it]) => Number(it.response?.status) >= 400).map(([id]) => id);
  expect(base.size).toBeGreaterThanOrEqual(21);
  expect(bad.filter((id) => defects.some(([operation]) => operation === id))).toEqual([]);
});

describe("checker: seeded defects", () => {
  test.each(
    defects.map(([operation, edits, expected]) => ({ operation, edits, expected, name: wanted(expected).join(", ") })),
  )("checker: $operation: $name → found", ({ operation, edits, expected }) => {
    expect(spoilt(operation, edits).map(told).toSorted()).toEqual(wanted(expected).toSorted());
  });
});

test.each(harmless.map(([operation, edits]) => ({ operation, edits })))(
  "checker: harmless change of $operation: $edits → no finding",
  ({ operation, edits }) => {
    expect(spoilt(operation, edits)).toEqual([]);
  },
);

test("checker: recall and precision of seeded defects → at least 98 %", () => {
  expect(defects.length).toBeGreaterThanOrEqual(60);
  const runs = [...defects, ...harmless.map(([operation, edits]) => [operation, edits, []] as const)].map(
    ([operation, edits, expected]) => ({ found: spoilt(operation, edits).map(told), expected: wanted(expected) }),
  );
  const sum = (count: (run: (typeof runs)[number]) => number) => runs.reduce((all, it) => all + count(it), 0);
  const right = sum(({ found, expected }) => expected.filter((it) => found.includes(it)).length);
  expect(right / sum((it) => it.expected.length)).toBeGreaterThanOrEqual(0.98);
  expect(right / sum((it) => it.found.length)).toBeGreaterThanOrEqual(0.98);
});

test("findings: values are shown only with showValues, personal values never", () => {
  const entry = edited(base.get("updateBank")!, [
    { set: "reply.data.status", to: "VERY-PRIVATE" },
    { set: "reply.data.key", to: "ALSO PRIVATE" },
  ]);
  const say = (showValues: boolean) => {
    const findings: Finding[] = [];
    const exchange = toExchange(entry, "here");
    if (!("unusable" in exchange))
      checker(contract, { showValues })(exchange, { finding: (it) => void findings.push(it) });
    return JSON.stringify(findings);
  };
  expect(say(false)).not.toContain("PRIVATE");
  expect(say(true)).toContain("VERY-PRIVATE");
  const personal = edited(base.get("reviewBankAccount")!, [{ set: "reply.data.iban", to: "PRIVATE-IBAN" }]);
  const exchange = toExchange(personal, "here");
  const findings: Finding[] = [];
  if (!("unusable" in exchange))
    checker(contract, { showValues: true })(exchange, { finding: (it) => void findings.push(it) });
  expect(findings).toHaveLength(1);
  expect(JSON.stringify(findings)).not.toContain("PRIVATE-IBAN");
});

test("findings: file and line of the contract", () => {
  const [finding] = spoilt("updateBank", [{ set: "reply.data.order", to: "10" }]);
  expect(finding).toMatchObject({ file: "openapi/areas/banks.yaml", line: expect.any(Number) as number });
});

test("checker: a thousand exchanges → less than 8 s of processor time", () => {
  const check = checker(contract);
  const exchanges = [...base.values()].map((it) => toExchange(it, "here"));
  const start = process.threadCpuUsage();
  for (let count = 0; count < 1000; count++) {
    const exchange = exchanges[count % exchanges.length]!;
    if (!("unusable" in exchange)) check(exchange, {});
  }
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(8000);
});

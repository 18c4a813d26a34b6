import { expect, test } from "vitest";
import type { Contract } from "../../contract/contract.ts";
import { tryServer } from "../../testing/behaviour/try-server.ts";
import { repositoryContract } from "../../testing/repository-contract.ts";

/** The contract in which one write says something else of what it changes. */
const saying = (
  { operations, ...contract }: Contract,
  id: string,
  changes: readonly string[] | undefined,
): Contract => ({
  ...contract,
  operations: operations.map((it) => (it.id === id ? { ...it, changes } : it)),
});
const checked = async (changes: readonly string[] | undefined) => {
  const contract = saying(await repositoryContract(), "createBank", changes);
  const { findings, left } = await tryServer({ contract, wanted: { tags: ["banks"] }, checks: ["effects"] });
  return {
    found: findings.map((it) => `${it.severity} ${it.operation} ${it.rule} ${it.where}`),
    left: left.filter((it) => it.why.includes("x-changes")).map((it) => it.operation),
  };
};

test("behave effects: the contract names what changes → nothing is told", async () => {
  expect(await checked(["listBanks"])).toEqual({ found: [], left: [] });
});

test("behave effects: the contract does not name a read that changes → warning", async () => {
  expect((await checked([])).found).toEqual(["warning createBank stale-read the call of listBanks"]);
});

test("behave effects: the contract does not say what a write changes → not checked", async () => {
  expect(await checked(undefined)).toEqual({ found: [], left: ["createBank"] });
});

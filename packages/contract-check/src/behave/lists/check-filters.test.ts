import { expect, test } from "vitest";
import { asked } from "../../testing/behaviour/planted.ts";
import { tryServer } from "../../testing/behaviour/try-server.ts";
import { repositoryContract } from "../../testing/repository-contract.ts";

test.each([
  ["of an object in the row", "listBets", "/api/v2/bets/list", "isTest"],
  ["for the least amount", "listTransactions", "/api/transactions/list", "minAmountInUSD"],
  ["for the largest amount", "listTransactions", "/api/transactions/list", "maxAmountInUSD"],
])("behave lists: a filter %s is ignored → told, and nothing else", async (_, operation, path, name) => {
  const { findings } = await tryServer({
    contract: await repositoryContract(),
    wanted: { operations: [operation] },
    checks: ["lists"],
    plant: asked(path, (it) => ({ ...it, [name]: undefined })),
  });
  expect(findings.map((it) => `${it.operation} ${it.rule} ${it.where}`)).toEqual([
    `${operation} list-filter request: ${name}`,
  ]);
});

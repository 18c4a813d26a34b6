import { expect, test } from "vitest";
import { tryServer } from "../../testing/behaviour/try-server.ts";
import { repositoryContract } from "../../testing/repository-contract.ts";

/** The writes of an area that no way of building them has carried out. */
const refusedOf = async (tag: string) => {
  const { findings, left } = await tryServer({
    contract: await repositoryContract(),
    wanted: { tags: [tag] },
    checks: ["effects"],
  });
  expect(findings.map((it) => it.operation)).toEqual([]);
  return left.filter((it) => it.why.startsWith("is refused")).map((it) => it.operation);
};

test.each([
  ["a record whose key refers to its kind elsewhere", "saas-zones", []],
  // A gateway of Tomani is none of the area's records.
  ["decisions about records of another state each", "withdrawals", ["confirmTomaniWithdrawal"]],
  ["records whose ids have another name in their list", "roles", []],
])("behave writes: %s → carried out", async (_, tag, refused) => {
  expect(await refusedOf(tag)).toEqual(refused);
});

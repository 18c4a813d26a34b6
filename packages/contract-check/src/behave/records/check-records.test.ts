import type { Backend } from "@backoffice/mocks";
import { expect, test } from "vitest";
import { answerOf, bodyOf, callOf, type Handle } from "../../testing/behaviour/planted.ts";
import { tryServer } from "../../testing/behaviour/try-server.ts";
import { repositoryContract } from "../../testing/repository-contract.ts";

type Bank = Record<string, unknown>;

/** A server that saves what is not there as a new record. */
const upserting =
  (handle: Handle, { db }: Backend): Handle =>
  async (request) => {
    const body = await bodyOf(request);
    const response = await handle(request);
    if (callOf(request) !== "PUT /api/banks" || response.status !== 404) return response;
    const data: Bank = { opId: body["opId"], ...(body["dto"] as Bank) };
    db.banks.set(String(data["uuid"]), data as never);
    return answerOf(200, { status: 200, success: true, data, messages: [] });
  };

/** What is found in an area of a server, and the banks that are there afterwards. */
const checked = async (tag: string, plant: (handle: Handle, backend: Backend) => Handle) => {
  let banks: () => number = () => 0;
  const { findings } = await tryServer({
    contract: await repositoryContract(),
    wanted: { tags: [tag] },
    checks: ["records"],
    plant: (handle, backend) => {
      const before = backend.db.banks.size;
      banks = () => backend.db.banks.size - before;
      return plant(handle, backend);
    },
  });
  return { found: findings.map((it) => `${it.operation} ${it.rule} ${it.where}`), more: banks() };
};

test("behave records: a change brings a deleted record back → not told, deleted again", async () => {
  expect(await checked("banks", upserting)).toEqual({ found: [], more: 0 });
});

test("behave records: rows of a list have a part of what was changed → not told", async () => {
  expect((await checked("cms", (handle) => handle)).found).toEqual([]);
});

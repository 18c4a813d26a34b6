import { expect, test } from "vitest";
import { operationRights, ROLES } from "./rights.ts";

/** One line an operation, so that a change of rights is a line of a review. */
const lines = operationRights().map(
  ({ id, permission, roles }) =>
    `${id.padEnd(36)} ${permission.padEnd(36)} ${roles.length === ROLES.length ? "everybody" : roles.join(" ")}`,
);

test("who may call what has not changed without anybody looking", async () => {
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("rights.snap.txt");
});

test("every right of the contract has a holder", () => {
  expect(operationRights().filter((it) => it.roles.length === 0)).toEqual([]);
});

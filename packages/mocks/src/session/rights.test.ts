import { expect, test } from "vitest";
import { operationRights, ROLES } from "./rights.ts";
import { rolesByPermission } from "./roles-by-permission.ts";

/** One line per operation, so that a change of rights is visible in a review. */
const lines = operationRights().map(
  ({ id, permission, roles }) =>
    `${id.padEnd(36)} ${permission.padEnd(36)} ${roles.length === ROLES.length ? "everybody" : roles.join(" ")}`,
);

test("who may call what has not changed without anybody looking", async () => {
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("rights.snap.txt");
});

test("every right of the contract was given to somebody", () => {
  const keys = operationRights().map((it) => it.permission);
  expect(keys.filter((it) => it !== "public" && it !== "signed_in" && !Object.hasOwn(rolesByPermission, it))).toEqual(
    [],
  );
});

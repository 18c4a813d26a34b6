import { createBackend, createClock, type Backend } from "@backoffice/mocks";
import { expect, test } from "vitest";
import { plantedDefects } from "../../testing/behaviour/planted-defects.ts";
import { tryServer } from "../../testing/behaviour/try-server.ts";
import { repositoryContract } from "../../testing/repository-contract.ts";

const keysIn = ({ db }: Backend) => [...db.banks.values()].map((it) => it.key).toSorted();

/** The banks before and after a check of a server that accepts what it should refuse. */
const checked = async (name: string) => {
  const { check, plant } = plantedDefects.find((it) => it.name === name)!;
  let backend: Backend | undefined;
  const { findings, left } = await tryServer({
    contract: await repositoryContract(),
    wanted: { tags: ["banks"] },
    checks: [check],
    roles: check === "rights" ? ["operator-manager", "partner"] : [],
    plant: (handle, given) => {
      backend = given;
      return plant(handle, given);
    },
  });
  expect(findings.length).toBeGreaterThan(0);
  const sound = createBackend({ clock: createClock(Date.UTC(2026, 10, 20, 12)), scenario: "small" });
  return { before: keysIn(sound), after: keysIn(backend!), left };
};

test.each(["a role too many may write", "a write is carried out without a session", "a text that is too long is cut"])(
  "behave: %s → what was created is deleted again",
  async (name) => {
    const { before, after, left } = await checked(name);
    expect(after).toEqual(before);
    expect(left).toEqual([]);
  },
);

test("behave: a write too many that is no creation → told as not taken back", async () => {
  const { left } = await checked("a role too many may delete");
  expect(left.map((it) => `${it.operation} ${it.check}: ${it.why}`)).toEqual([
    "deleteBank rights: was carried out, and nothing takes it back",
  ]);
});

test("behave: a refused call that writes nevertheless → told as left behind", async () => {
  const { left } = await checked("a refused write is carried out");
  expect(left.map((it) => `${it.operation} ${it.check}: ${it.why}`)).toEqual([
    "createBank rights: what a refused call has changed is left behind",
  ]);
});

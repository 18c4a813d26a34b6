import { expect, test } from "vitest";
import { plantedDefects } from "../../testing/behaviour/planted-defects.ts";
import { replayFindings } from "../../testing/behaviour/replay-findings.ts";
import { tryServer } from "../../testing/behaviour/try-server.ts";
import { repositoryContract } from "../../testing/repository-contract.ts";
import { outcomeOf } from "./outcome-of.ts";

const ROLES = ["operator-manager", "partner"];

/** A few of each check. */
const SOME = [
  "a filter by state is ignored",
  "page 2 begins with the last row of page 1",
  "sorting by one field fails",
  "a role too many may write",
  "a refused write is carried out",
  "a text that is too long is cut",
  "refused input is written",
  "a change of one field is lost",
  "a write changes what it should leave alone",
  "a key is ignored, and the second is refused",
  "a record of another operator is changed by its id",
  "a list does not see a change",
  "a change of a record that is not there succeeds",
];

const inWords = (count: number) => `${count} ${count === 1 ? "finding" : "findings"}`;

test.each(SOME)("replay: %s → its findings appear with fewer calls, and are gone on a sound server", async (name) => {
  const contract = await repositoryContract();
  const { tag, check, plant } = plantedDefects.find((it) => it.name === name)!;
  const roles = check === "rights" ? ROLES : [];
  const { findings, calls } = await tryServer({ contract, wanted: { tags: [tag] }, checks: [check], roles, plant });
  const faulty = await replayFindings(contract, findings, { roles, plant });
  const count = findings.length;
  expect(faulty.note).toBe(
    `Of ${inWords(count)} ${count} still ${count === 1 ? "appears" : "appear"}, 0 no longer, 0 could not be looked for.`,
  );
  expect(faulty.calls).toBeLessThan(calls);
  const sound = await replayFindings(contract, findings, { roles });
  expect(sound.note).toBe(`Of ${inWords(count)} 0 still appear, ${count} no longer, 0 could not be looked for.`);
});

test.each([
  ["the role is not given", { rule: "right-too-many", where: "the call of PARTNER" }, "needs --as PARTNER=…"],
  ["its write was refused", { rule: "key-ignored", where: "the same Idempotency-Key again" }, "is refused (400)"],
])("replay: a finding of which %s → not called gone", (_, { rule, where }, why) => {
  const { note, tables } = outcomeOf([{ rule, where, operation: "createBank" }], {
    findings: [],
    left: [{ operation: "createBank", check: "keys", why: "is refused (400)", hides: () => true }],
    operations: new Set(["createBank"]),
    sessions: new Set(["this session"]),
    ended: undefined,
  });
  expect(note).toBe("Of 1 finding 0 still appear, 0 no longer, 1 could not be looked for.");
  expect(tables.map((it) => it.rows)).toEqual([[["createBank", rule, where, why]]]);
});

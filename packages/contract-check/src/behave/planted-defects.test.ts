import { expect, test } from "vitest";
import { measureDefects } from "../testing/behaviour/measure-defects.ts";
import { plantedDefects } from "../testing/behaviour/planted-defects.ts";
import { repositoryContract } from "../testing/repository-contract.ts";

/** A few of each check: all of them are what `print-defects.ts` prints. */
const QUICK = [
  "a filter by state is ignored",
  "count is one too many",
  "page 2 is in reverse order",
  "the direction of sorting is ignored",
  "a role too many may read",
  "a refused write is carried out",
  "a row of another operator is shown",
  "null fails in the server",
  "a text that is too long is cut",
  "a change of one field is lost",
  "a deleted record stays",
  "a key is ignored, and the second is refused",
  "a record of another operator is shown by its id",
  "a record of another operator is changed by its id",
  "a list does not see a change",
  "a change of a record that is not there succeeds",
  "letters of other scripts become question marks",
];

test("behave: planted defects → each is found, nothing else is told", async () => {
  const some = plantedDefects.filter((it) => QUICK.includes(it.name));
  expect(some.map((it) => it.name).toSorted()).toEqual(QUICK.toSorted());
  const measured = await measureDefects(await repositoryContract(), some);
  expect(measured.filter((it) => !it.isFound).map((it) => it.planted.name)).toEqual([]);
  expect(measured.flatMap((it) => it.falseReports)).toEqual([]);
});

import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { NOTE } from "../../features/banks/bank-accounts/review.ts";
import { bankSchema } from "../../features/banks/bank-list/panels/bank.schema.ts";
import { operatorGameSchema } from "../../features/games/operator-games/panels/operator-game.schema.ts";
import { explorerKeysSchema } from "../../features/settings/crypto-networks/panels/explorer-keys.schema.ts";
import { IMAGE } from "#kit/form/image.ts";
import { wholePercent } from "#kit/form/percent.ts";
import { DEFAULT_LIMIT } from "#kit/list/state/list-state.ts";
import { IDLE, WARNING } from "#kit/polling/idle-watch.ts";

/*
 * The numbers of the documents, as they stand there: a test that compared a constant with itself would follow it wherever
 * it goes.
 */

test.each([
  ["an hour without a hand on it ends the session, in milliseconds (shell §9)", IDLE, 3_600_000],
  ["said a minute before (ruling 20)", WARNING, 60_000],
  ["an image is at most 5 MB, in bytes (ruling 23)", IMAGE.maxBytes, 5_242_880],
  ["a list has 50 rows a page (shell §9)", DEFAULT_LIMIT, 50],
  ["a note for the player has 200 characters (money §9)", NOTE.max, 200],
])("%s", (_, ours, documented) => expect(ours).toBe(documented));

/** Whether a schema has nothing against one of its fields. */
const takes = (schema: z.ZodType, field: string, value: unknown) =>
  !schema.safeParse({ [field]: value }).error?.issues.some(({ path }) => path[0] === field);

const keys = (count: number) => Array.from({ length: count }, (_, at) => `key-${at}`);

describe.each([
  ["the order of a bank (shell §5)", bankSchema, "order", "99999999", "100000000"],
  ["the order of an operator's game", operatorGameSchema, "order", "99999999", "100000000"],
  ["explorer keys (shell §5)", explorerKeysSchema, "keys", keys(20), keys(21)],
])("%s", (_, schema, field, most, more) => {
  test("is taken up to the documented limit", () => expect(takes(schema, field, most)).toBe(true));
  test("and no further", () => expect(takes(schema, field, more)).toBe(false));
});

test("a percent is 0 to 100", () => {
  const percent = wholePercent({ what: "share" });
  expect(["0", "100", "101", "-1"].map((it) => percent.safeParse(it).success)).toEqual([true, true, false, false]);
});

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
 * The documented numbers as literals: a test that compared a constant with itself would pass after any change of it.
 */

test.each([
  ["idle session: ends after one hour, in milliseconds (shell §9)", IDLE, 3_600_000],
  ["idle warning: shown one minute before the session ends, in milliseconds (ruling 20)", WARNING, 60_000],
  ["image upload: maximum 5 MB, in bytes (ruling 23)", IMAGE.maxBytes, 5_242_880],
  ["list page size: default 50 rows (shell §9)", DEFAULT_LIMIT, 50],
  ["note for the player: maximum 200 characters (money §9)", NOTE.max, 200],
])("documented limit, %s", (_, ours, documented) => expect(ours).toBe(documented));

/** Whether a schema accepts the value of one field. */
const takes = (schema: z.ZodType, field: string, value: unknown) =>
  !schema.safeParse({ [field]: value }).error?.issues.some(({ path }) => path[0] === field);

const keys = (count: number) => Array.from({ length: count }, (_, at) => `key-${at}`);

describe.each([
  ["bank order (shell §5)", bankSchema, "order", "99999999", "100000000"],
  ["operator game order", operatorGameSchema, "order", "99999999", "100000000"],
  ["explorer keys (shell §5)", explorerKeysSchema, "keys", keys(20), keys(21)],
])("%s", (_, schema, field, most, more) => {
  test("documented maximum → valid", () => expect(takes(schema, field, most)).toBe(true));
  test("above the documented maximum → validation error", () => expect(takes(schema, field, more)).toBe(false));
});

test("percentage: 0 and 100 are valid, -1 and 101 are not", () => {
  const percent = wholePercent({ what: "share" });
  expect(["0", "100", "101", "-1"].map((it) => percent.safeParse(it).success)).toEqual([true, true, false, false]);
});

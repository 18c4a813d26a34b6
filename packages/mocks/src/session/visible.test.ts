import { expect, it } from "vitest";
import { callOperation } from "../testing/call-operation.ts";
import { fixedBackend } from "../testing/fixed-backend.ts";

const backend = fixedBackend();
const players = (as: string) =>
  callOperation(backend, "listPlayers", { body: { page: 1, limit: 1, opId: "DEFAULT" } }, { as });

it.each([
  ["super-admin", 400, "CMS DEFAULT holds content only. Select an operator."],
  ["operator-admin", 403, "You do not have permission to see this operator."],
])("players of CMS DEFAULT: %s asks → %d", async (as, status, message) =>
  expect(await players(as)).toMatchObject({ status, messages: [message] }),
);

import { expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { notificationActions } from "./notifications.actions.ts";

type Row = Parameters<ReturnType<typeof notificationActions>[0]["onSelect"]>[0];
const of = (opId: string) => ({ opId }) as Row;

it.each([
  ["super-admin", "*", "may"],
  ["super-admin", "op-nordlys", "may"],
  ["operator-admin", "op-nordlys", "may"],
  ["operator-admin", "*", "Only platform staff can delete notifications to everybody."],
  ["operator-manager", "op-nordlys", expect.stringContaining("edit_notifications")],
])("notification actions: %s, notification of %s → Delete: %s", (account, opId, expected) =>
  expect(offers(notificationActions, account, of(opId))).toEqual({ delete: expected }),
);

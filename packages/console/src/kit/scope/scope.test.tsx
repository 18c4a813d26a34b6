import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { useScope } from "./scope.ts";

it.each([
  ["admin", "?opId=DEFAULT", "DEFAULT"],
  ["operator-admin", "?opId=DEFAULT", "*"],
  ["operator-admin", "?opId=br-polaris", "br-polaris"],
  ["operator-admin", "", "*"],
])("useScope: account %s, query %j → operator %s", (account, search, opId) => {
  const { wrapper } = inConsole({ account, at: `/withdraw/bank-list${search}` });
  expect(renderHook(useScope, { wrapper }).result.current.opId).toBe(opId);
});

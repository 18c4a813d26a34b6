import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { judgeEntries } from "#kit/address/passed-over.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useLeaveQuestion } from "./use-leave-question.ts";

const start = () => {
  const { wrapper, history } = inConsole();
  const { result } = renderHook(
    () => {
      const { question, ask } = useLeaveQuestion();
      useLeaveGuard(ask);
      return { release: useUnsavedGuard(true), question };
    },
    { wrapper },
  );
  act(() => history.push("/players"));
  return { result, history, at: () => history.location.pathname };
};

it("useLeaveGuard: navigation with unsaved input → held until the user decides", () => {
  const { result, at } = start();
  expect(result.current.question).toBeDefined();
  expect(at()).not.toBe("/players");
  act(() => result.current.question!.leave());
  expect(at()).toBe("/players");
});

it("useLeaveGuard: save succeeds while navigation is held → no longer held", () => {
  const { result } = start();
  act(() => result.current.release());
  expect(result.current.question).toBeUndefined();
});

it("useLeaveGuard: Back passes over the entry below a closed window → held before it is left", () => {
  const { result, history, at } = start();
  act(() => result.current.question!.stay());
  judgeEntries(({ search }) => search === "?below");
  act(() => history.push(`${at()}?below`));
  judgeEntries(() => false);
  expect(result.current.question).toBeDefined();
});

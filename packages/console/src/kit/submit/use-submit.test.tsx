import { ApiError } from "@backoffice/api-client";
import { operations } from "@backoffice/api-client/contract";
import { Toaster, TooltipProvider } from "@backoffice/ui";
import { act, render, renderHook, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { SOMETHING_WENT_WRONG } from "./describe-failure.ts";
import { useSubmit } from "./use-submit.ts";
import type { Writer } from "./writer.ts";

it("useSubmit: refused before it was sent → field errors", async () => {
  const fields = { coverPhoto: "Start with / or https://." };
  const refusal = new ApiError("coverPhoto: Start with / or https://.", {
    kind: "refused",
    outcome: "not-sent",
    body: { error: { fields } },
  });
  const write: Writer<object, null> = {
    operation: operations.updateGame,
    send: () => Promise.reject(refusal),
    pending: false,
  };
  const said: object[] = [];
  const { result } = renderHook(
    () =>
      useSubmit({
        write,
        verb: "Save",
        noun: "game",
        success: "Saved.",
        onFieldErrors: (errors) => {
          said.push(errors);
          return {};
        },
      }),
    { wrapper: inConsole().wrapper },
  );
  await act(() => result.current.submit({}));
  expect(said).toEqual([fields]);
});

it("useSubmit: retry after a failure → failure toast is removed", async () => {
  const answers: (() => Promise<null>)[] = [
    () => Promise.reject(new ApiError("refused", { kind: "refused", outcome: "rejected", status: 200 })),
    () => Promise.resolve(null),
  ];
  const write: Writer<object, null> = {
    operation: operations.updateBank,
    send: () => answers.shift()!(),
    pending: false,
  };
  render(
    <TooltipProvider>
      <Toaster />
    </TooltipProvider>,
  );
  const { result } = renderHook(() => useSubmit({ write, verb: "Save", noun: "bank", success: "Saved." }), {
    wrapper: inConsole().wrapper,
  });
  await act(() => result.current.submit({}));
  expect(screen.getByText(SOMETHING_WENT_WRONG)).toBeTruthy();
  await act(() => result.current.submit({}));
  expect(screen.queryByText(SOMETHING_WENT_WRONG)).toBeNull();
  expect(screen.getByText("Saved.")).toBeTruthy();
});

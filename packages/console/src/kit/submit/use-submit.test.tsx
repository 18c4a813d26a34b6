import { ApiError } from "@backoffice/api-client";
import { operations } from "@backoffice/api-client/contract";
import { Toaster, TooltipProvider } from "@backoffice/ui";
import { act, render, renderHook, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { SOMETHING_WENT_WRONG } from "./describe-failure.ts";
import { useSubmit } from "./use-submit.ts";
import type { Writer } from "./writer.ts";

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
  const { result } = renderHook(() => useSubmit(write, { success: "Saved.", onDone: () => undefined }), {
    wrapper: inConsole().wrapper,
  });
  await act(() => result.current.submit({}));
  expect(screen.getByText(SOMETHING_WENT_WRONG)).toBeTruthy();
  await act(() => result.current.submit({}));
  expect(screen.queryByText(SOMETHING_WENT_WRONG)).toBeNull();
  expect(screen.getByText("Saved.")).toBeTruthy();
});

import { Toaster, TooltipProvider } from "@backoffice/ui";
import { act, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failureStore } from "./failure-store.ts";
import { sayFailure } from "./say-failure.ts";

const refused = { title: "Unable To Reject", messages: ["It is paid.", "It is confirmed."] };
const unknown = {
  title: "The Change Is Not Confirmed",
  messages: ["No answer."],
  hint: "Look before you send it again.",
};

describe("sayFailure", () => {
  it("warning → error dialog with severity caution", () => {
    sayFailure(refused, "warning");
    expect(failureStore.read()).toEqual({ failure: { ...refused, severity: "caution" }, open: true });
  });

  it("toasts → one toast per message", () => {
    render(
      <TooltipProvider>
        <Toaster />
      </TooltipProvider>,
    );
    act(() => sayFailure(refused, "toasts"));
    for (const message of refused.messages) expect(screen.getByText(message)).toBeTruthy();
    expect(failureStore.read()).toBeUndefined();
  });

  it("toasts, failure that needs an action → error dialog", () => {
    sayFailure(unknown, "toasts");
    expect(failureStore.read()).toEqual({ failure: unknown, open: true });
  });
});

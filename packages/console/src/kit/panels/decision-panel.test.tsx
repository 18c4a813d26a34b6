import { Toaster } from "@backoffice/ui";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { storyWriter } from "#testing/kit/story-writer.ts";
import { decidedIds } from "#kit/queue/queue.ts";
import { DecisionPanel } from "./decision-panel.tsx";

const DECISIONS = { approve: { verb: "Approve", success: "Approved.", tone: "primary" } } as const;
type Answer = { status: number };

const start = (answer: Answer) => {
  const [close, opens, onDone] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <>
      <DecisionPanel
        open
        close={close}
        noun="payment"
        decisions={DECISIONS}
        decision="approve"
        write={storyWriter(() => Promise.resolve(answer))}
        note={{ label: "Note", required: false, max: 200 }}
        queue={{ panel: "bank-account-details", id: "p-1" }}
        success={({ status }) => `Answered ${status}.`}
        after={{ onDone, onUndone: ({ status }) => (status === 0 ? () => void opens() : undefined) }}
        input={(note) => ({ note })}
      >
        payment p-1.
      </DecisionPanel>
      <Toaster />
    </>,
    { wrapper: inConsole().wrapper },
  );
  return { close, opens, onDone };
};
const decide = async () => fireEvent.click(await screen.findByRole("button", { name: "Approve payment" }));

describe("decision panel", () => {
  it("opens → focus in the note, even if it is optional", async () => {
    start({ status: 1 });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Note" })));
  });

  it("success → message from the answer, record stays in the list", async () => {
    const { close, opens, onDone } = start({ status: 1 });
    await decide();
    await waitFor(() => expect(screen.getByText("Answered 1.")).toBeTruthy());
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 1 });
    expect(close).toHaveBeenCalledOnce();
    expect(opens).not.toHaveBeenCalled();
    expect(decidedIds()).toContain("p-1");
  });

  it("answer leads to another panel → it opens, no success is shown, record is not decided", async () => {
    const { close, opens, onDone } = start({ status: 0 });
    await decide();
    await waitFor(() => expect(opens).toHaveBeenCalledOnce());
    expect(onDone).not.toHaveBeenCalled();
    // The other panel takes its place.
    expect(close).not.toHaveBeenCalled();
    expect(screen.queryByText("Answered 0.")).toBeNull();
    expect(decidedIds()).not.toContain("p-1");
  });

  it.each([
    { pending: false, says: true },
    { pending: true, says: false },
  ])("record cannot be decided → reason, unless its decision is pending here: %o", async ({ pending, says }) => {
    render(
      <DecisionPanel
        open
        close={vi.fn()}
        noun="payment"
        decisions={DECISIONS}
        decision="approve"
        write={{ ...storyWriter(() => Promise.resolve({ status: 1 })), pending }}
        reason="It is decided already."
        input={() => ({})}
      >
        payment p-1.
      </DecisionPanel>,
      { wrapper: inConsole().wrapper },
    );
    await screen.findByRole("button", { name: "Approve payment" });
    // The tooltip of the button repeats it while the button has the focus.
    expect(screen.queryAllByText("It is decided already.").length > 0).toBe(says);
  });
});

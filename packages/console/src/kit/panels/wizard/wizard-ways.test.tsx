import { createFields } from "@backoffice/ui/form";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { inConsole } from "#testing/shell/in-console.tsx";
import { storyWriter } from "#testing/kit/story-writer.ts";
import { WizardPanel } from "./wizard-panel.tsx";

const amount = z.object({ amount: z.string().min(1, "Enter an amount."), way: z.enum(["in", "out"]) });
const why = z.object({ note: z.string() });
const [amountFields, whyFields] = [createFields(amount), createFields(why)];

const start = () => {
  const send = vi.fn((_input: object) => Promise.resolve({}));
  render(
    <WizardPanel
      noun="change"
      title="Change"
      schemas={{ amount, why }}
      writes={{ why: storyWriter(send, { effect: "money" }) }}
      close={vi.fn()}
      steps={{
        amount: {
          label: "Amount",
          values: { amount: "", way: "in" },
          ways: [
            { label: "Funded", sets: { way: "in" } },
            {
              label: "Take out",
              sets: { way: "out" },
              reason: (now) => (now.amount === "9" ? "There is less." : undefined),
            },
          ],
          fields: () => <amountFields.TextField name="amount" label="Amount" />,
        },
        why: {
          label: "Why",
          values: { note: "" },
          disabledReason: ({ note }, { amount: valid }) => (note === "" ? `Say why ${valid?.way}.` : undefined),
          fields: () => <whyFields.TextField name="note" label="Note" />,
          nextLabel: "Send",
          input: (valid) => ({ ...valid.amount, ...valid.why }),
        },
      }}
    />,
    inConsole({ account: "operator-manager" }),
  );
  return send;
};
const button = (name: string) => screen.getByRole("button", { name });
const type = async (name: string, text: string) => {
  const box = await screen.findByRole("textbox", { name });
  await userEvent.clear(box);
  await userEvent.type(box, text);
};

describe("wizard step with several ways", () => {
  it("way is selected → its values are sent", async () => {
    const send = start();
    await type("Amount", "5");
    fireEvent.click(button("Take out"));
    await type("Note", "Twice.");
    fireEvent.click(button("Send"));
    await waitFor(() =>
      expect(send).toHaveBeenCalledExactlyOnceWith({ amount: "5", way: "out", note: "Twice." }, expect.anything()),
    );
  });

  it("back, then another way → its values are sent", async () => {
    const send = start();
    await type("Amount", "5");
    fireEvent.click(button("Take out"));
    await type("Note", "Twice.");
    fireEvent.click(button("Back"));
    fireEvent.click(button("Funded"));
    await screen.findByRole("heading", { name: "Why" });
    fireEvent.click(button("Send"));
    await waitFor(() =>
      expect(send).toHaveBeenCalledExactlyOnceWith({ amount: "5", way: "in", note: "Twice." }, expect.anything()),
    );
  });

  it("one way has a reason → disabled, the other is enabled", async () => {
    start();
    await type("Amount", "9");
    await waitFor(() => expect(button("Take out").getAttribute("aria-disabled")).toBe("true"));
    fireEvent.click(button("Take out"));
    expect(screen.queryByRole("heading", { name: "Why" })).toBeNull();
    expect(button("Funded").getAttribute("aria-disabled")).toBeNull();
  });

  it("Enter in a field → no way is taken", async () => {
    start();
    await type("Amount", "5{Enter}");
    expect(screen.queryByRole("heading", { name: "Why" })).toBeNull();
  });

  it("invalid step → stays; valid → next step gets its values", async () => {
    start();
    fireEvent.click(await screen.findByRole("button", { name: "Take out" }));
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: "Amount" }).getAttribute("aria-invalid")).toBe("true"),
    );
    await type("Amount", "5");
    fireEvent.click(button("Take out"));
    await screen.findByRole("heading", { name: "Why" });
    await waitFor(() => expect(screen.getByText("Say why out.")).toBeTruthy());
  });
});

import { ApiError } from "@backoffice/api-client";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { storyWriter } from "./story-writer.ts";
import { StoryWizard, type StoryWizardProps } from "#kit/panels/wizard/story-wizard.tsx";

export const refused = (messages: string[], fields?: Record<string, string>) =>
  new ApiError("Refused.", {
    kind: "refused",
    outcome: "rejected",
    messages,
    status: 400,
    body: { error: { fields } },
  });
export const lost = () => new ApiError("No answer.", { kind: "timeout", outcome: "unknown" });

export const start = ({
  effect = "write" as const,
  permission,
  ...props
}: { effect?: "write" | "money"; permission?: "edit_partners" } & Partial<StoryWizardProps> = {}) => {
  const sends = {
    brand: vi.fn((_input: object): Promise<unknown> => Promise.resolve({})),
    partner: vi.fn((_input: object) => Promise.resolve({ partnerId: "p-7" })),
    user: vi.fn((_input: object): Promise<unknown> => Promise.resolve({})),
  };
  const close = vi.fn();
  const operation = { effect, ...(permission && { permission: permission as never }) };
  const draw = () =>
    render(
      <StoryWizard
        brand={storyWriter(sends.brand)}
        partner={storyWriter(sends.partner)}
        user={storyWriter(sends.user, operation)}
        close={close}
        {...props}
      />,
      inConsole({ account: "operator-manager" }),
    );
  const { unmount } = draw();
  /** Simulates a reload of the page. */
  const rerender = () => {
    unmount();
    draw();
  };
  return { ...sends, close, rerender };
};

export const button = (name: string) => screen.getByRole("button", { name });
export const next = () => fireEvent.click(button("Next"));
export const step = (name: string) => screen.findByRole("heading", { name });
export const box = (name: RegExp) => screen.findByRole("textbox", { name });
export const write = async (name: RegExp, text: string) => {
  const field = await box(name);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
export const toSettings = async (title = "Otter") => {
  await write(/^Title/, title);
  next();
  await step("Settings");
};
export const toUser = async () => {
  await toSettings();
  next();
  await step("User Details");
  await write(/^Email/, "a@b.c");
};
export const finish = async () => {
  await waitFor(() => expect(button("Create partner").getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(button("Create partner"));
};

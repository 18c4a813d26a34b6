import { ApiError } from "@backoffice/api-client";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { storyWriter } from "#testing/kit/story-writer.ts";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { ownDialog, ownDrawer } from "#testing/stories/own-panel.ts";
import { StoryWizard, type StoryWizardProps } from "./story-wizard.tsx";

const answer = () => Promise.resolve({ partnerId: "p-7" });
const never = () => new Promise<{ partnerId: string }>(() => {});
const refuse = (messages: string[], fields?: object) => () =>
  Promise.reject<{ partnerId: string }>(
    new ApiError("Refused.", {
      kind: "refused",
      outcome: "rejected",
      messages,
      status: 400,
      body: { error: { fields } },
    }),
  );
const lose = () => Promise.reject(new ApiError("The answer was lost.", { kind: "timeout", outcome: "unknown" }));

type Panel = Pick<StoryWizardProps, "open" | "close">;
const wizard = (props: Partial<StoryWizardProps>, { open, close }: Panel) => (
  <StoryWizard
    brand={storyWriter(answer)}
    partner={storyWriter(answer)}
    user={storyWriter(answer)}
    {...props}
    {...(open !== undefined && { open })}
    close={close}
  />
);
const inDrawer = (props: Partial<StoryWizardProps> = {}) =>
  ownDrawer(
    ({ close }) => wizard(props, { close }),
    () => "1",
  );

export default { ...staging, title: "Patterns/Wizard panel", args: inDrawer() } satisfies SceneMeta;

export const Default = look();

const button = (name: string) => screen.findByRole("button", { name });
const next = async () => userEvent.click(await button("Next"));
const step = (name: string) => waitFor(() => expect(screen.getByRole("heading", { name })).toHaveFocus());
const title = () => screen.findByRole("textbox", { name: /^Title/ });
const toSettings = async () => {
  await userEvent.type(await title(), "Otter");
  await next();
  await step("Settings");
};
const toUser = async () => {
  await toSettings();
  await next();
  await step("User Details");
  await userEvent.type(await screen.findByRole("textbox", { name: /^Email/ }), "a@b.c");
};
const finish = async () => {
  await toUser();
  await userEvent.click(await button("Create partner"));
};

export const FirstStep: SceneStory = {
  play: async () => expect(await title()).toBeVisible(),
};

/** All steps completed → each is sent on leaving, the drawer closes after the last. */
export const Sent: SceneStory = {
  play: async () => {
    await finish();
    await waitFor(() => expect(screen.getByText("Partner has been created successfully!")).toBeVisible());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** ⌘↵ or Ctrl+↵ → same as the button of the step. */
export const ByKeyboard: SceneStory = {
  play: async () => {
    await userEvent.type(await title(), "Otter{Meta>}{Enter}{/Meta}");
    await step("Settings");
    const fee = await screen.findByRole("textbox", { name: "Fee of Otter" });
    await userEvent.type(fee, "{Control>}{Enter}{/Control}");
    await step("User Details");
  },
};

export const ValidationError = look(
  {
    play: async () => {
      await userEvent.type(await title(), "Otter & sons");
      await next();
      await waitFor(() => expect(screen.getByText(/1 problem to fix/)).toBeVisible());
    },
  },
  { plays: true },
);

/** Value is missing → the button of the step names it. */
export const Waiting: SceneStory = {
  play: async () => {
    await toSettings();
    await next();
    await expect(await button("Create partner")).toHaveAccessibleDescription("Enter the email first.");
  },
};

/** Back to a sent step → read-only, so that nothing is created twice. */
export const BackToWhatWasSent: SceneStory = {
  play: async () => {
    await toSettings();
    await userEvent.click(await button("Back"));
    await step("Required Details");
    await expect(await title()).toHaveAttribute("readonly");
  },
};

/** Server refuses a field of the first step in the second → the first step is shown. */
export const RefusedAtAField: SceneStory = {
  args: inDrawer({ partner: storyWriter(refuse(["Taken."], { partnerTitle: "This title is taken." })) }),
  play: async () => {
    await userEvent.click(await screen.findByRole("radio", { name: "Normal" }));
    await toSettings();
    await next();
    await waitFor(async () => expect(await title()).toHaveFocus());
    await expect(await title()).toHaveAccessibleDescription(/This title is taken/);
  },
};

/** Money with an unknown outcome → locked, not sent twice. */
export const Locked: SceneStory = {
  args: inDrawer({ user: storyWriter(lose, { effect: "money" }) }),
  play: async () => {
    await finish();
    const dialog = await screen.findByRole("alertdialog", { name: "The Change Is Not Confirmed" });
    await userEvent.click(await screen.findByRole("button", { name: "OK" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(await button("Create partner")).toHaveAccessibleDescription(/unknown whether this was carried out/);
  },
};

export const ReadOnly = look({
  args: {
    ...inDrawer({ partner: storyWriter(answer, { permission: "edit_partners" }) }),
    account: "operator-manager",
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/You need the permission edit_partners/)).toBeVisible());
    await expect(await title()).toHaveAttribute("readonly");
  },
});

/** Long task → progress dialog. */
export const Submitting = look(
  {
    args: inDrawer({ brand: storyWriter(never), progress: "New partner" }),
    play: async () => {
      await userEvent.type(await title(), "Otter");
      await next();
      await waitFor(() => expect(screen.getByText("Initializing")).toBeVisible());
    },
  },
  { plays: true },
);

export const Finalizing: SceneStory = {
  args: inDrawer({ user: storyWriter(never), progress: "New partner" }),
  play: async () => {
    await finish();
    await waitFor(() => expect(screen.getByText("Finalizing")).toBeVisible());
  },
};

const completes: SceneStory = {
  args: inDrawer({ progress: "New partner", completes: true }),
  play: async () => {
    await finish();
    const dialog = await screen.findByRole("alertdialog", { name: "New partner" });
    await waitFor(() => expect(dialog).toHaveTextContent("Completed"));
  },
};
export const Completed = look(completes, { plays: true });

/** Progress dialog closed → the completion is shown and gets the focus. */
export const CompletedAndClosed: SceneStory = {
  ...completes,
  play: async (context) => {
    await completes.play?.(context);
    await userEvent.click(await button("Close"));
    await waitFor(() => expect(document.querySelector("[data-slot=wizard-done]")).toHaveFocus());
  },
};

/** Step failed → only that step is retried. */
export const ServerRejected = look(
  {
    args: inDrawer({
      partner: storyWriter(refuse(["The operator is suspended."])),
      progress: "New partner",
    }),
    play: async () => {
      await toSettings();
      await next();
      await screen.findByRole("alertdialog", { name: "Unable to create partner settings" });
      await expect(await button("Try again")).toBeVisible();
    },
  },
  { plays: true },
);

/** Last step sent → completion. */
export const Done: SceneStory = {
  args: inDrawer({ completes: true }),
  play: async () => {
    await finish();
    await waitFor(() => expect(document.querySelector("[data-slot=wizard-done]")).toHaveFocus());
    await expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  },
};

const inDialog = ownDialog(
  ({ open, close }) => wizard({}, { open, close }),
  () => ({}),
);
const Page = () => wizard({}, { close: () => undefined });
export const InADialog = look({ args: inDialog, play: toUser }, { name: "In a dialog" });
export const OnAPage = look({ args: { page: Page, panel: undefined, at: "/" }, play: toUser }, { name: "On a page" });
export const RightToLeft: SceneStory = {
  tags: ["browser"],
  globals: { dir: "rtl" },
  play: toUser,
};

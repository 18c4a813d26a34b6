import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { ownDialog, ownDrawer } from "#testing/stories/own-panel.ts";
import { StoryCalculator } from "./story-calculator.tsx";

const inDialog = ownDialog(
  ({ open, close }) => <StoryCalculator open={open} close={close} />,
  () => ({}),
);
const inDrawer = ownDrawer(
  ({ close }) => <StoryCalculator close={close} />,
  () => "1",
);

export default { ...staging, title: "Patterns/Calculator panel", args: inDialog } satisfies SceneMeta;

export const Default = look();

const type = async (text: string) => userEvent.type(await screen.findByRole("textbox", { name: /^Bets/ }), text);

/** Empty fields → no request. */
export const Empty: SceneStory = {
  play: () => waitFor(() => expect(screen.getByText("Enter the bets to see the cashback.")).toBeVisible()),
};

const calculates: SceneStory = {
  play: async () => {
    await type("1500");
    await waitFor(() => expect(screen.getByText("1,500.00")).toBeVisible());
    await waitFor(() => expect(screen.getByText("150.00")).toBeVisible());
  },
};
/** Values are typed → the result is updated. */
export const Calculated = look(calculates, { plays: true });

export const ValidationError = look(
  {
    play: async () => {
      await type("10000001");
      await waitFor(() => expect(screen.getByText("Use at most 10,000,000.")).toBeVisible());
      await expect(screen.getByText("Fill in the fields to see the result.")).toBeVisible();
    },
  },
  { plays: true },
);

export const Loading = look(
  {
    args: { faults: [{ operation: "calculateCashback", fault: "timeout" }] },
    play: async () => {
      await type("1500");
      await waitFor(() => expect(screen.getByRole("status", { name: "Calculating" })).toBeVisible());
    },
  },
  { plays: true },
);

export const ServerRejected = look(
  {
    args: { faults: [{ operation: "calculateCashback", fault: "refused" }] },
    play: async () => {
      await type("1500");
      await waitFor(() => expect(screen.getByText("The result was not calculated")).toBeVisible());
    },
  },
  { plays: true },
);

export const Error = look(
  {
    args: { faults: [{ operation: "calculateCashback", fault: "html-200" }] },
    play: async () => {
      await type("1500");
      await waitFor(() => expect(screen.getByText("The result could not be loaded")).toBeVisible());
    },
  },
  { plays: true },
);

export const Forbidden = look({
  args: { account: "dev-ops" },
  play: () => waitFor(() => expect(screen.getByText("use_profit_calculators")).toBeVisible()),
});

/** In a drawer → the result is below the fields. */
export const InADrawer = look({ ...calculates, args: inDrawer }, { name: "In a drawer" });
export const OnAPage = look(
  {
    ...calculates,
    args: { page: StoryCalculator, panel: undefined, opens: undefined, at: "/" },
  },
  { name: "On a page" },
);
export const RightToLeft: SceneStory = {
  tags: ["browser"],
  ...calculates,
  globals: { dir: "rtl" },
};

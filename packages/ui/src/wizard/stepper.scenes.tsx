import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import meta from "./stepper.stories.tsx";
import { onSelect } from "./story-stepper.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** Reached steps are buttons; the current one and upcoming ones are not. */
export const Choosing: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole("navigation", { name: "New operator" }));
    await expect(steps.getByText("Markets").closest("li")).toHaveAttribute("aria-current", "step");
    await expect(steps.getAllByRole("button").map((it) => it.textContent)).toEqual([
      "Account, done",
      "Limits, has an error",
    ]);
    await userEvent.tab();
    await expect(steps.getByRole("button", { name: /Account/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).toHaveBeenLastCalledWith(1);
    await userEvent.click(steps.getByText("Brand"));
    await expect(onSelect).toHaveBeenCalledOnce();
  },
};

import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./chart.stories.tsx";

/** The library is loaded when the first chart is shown. */
const LOADED = { timeout: 5000 };

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Display/Charts/Chart",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole("application", {}, LOADED);
    plot.focus();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Sun 22Deposits 6,410Withdrawals 4,350"));
    await userEvent.keyboard("{Home}{ArrowRight}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Tue 17Deposits 3,980Withdrawals 3,100");
    await userEvent.keyboard("{End}{Escape}");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const Bars: Story = {
  ...looks.Bars,
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole("application", {}, LOADED);
    await userEvent.hover(plot.querySelector("rect")!);
    await expect(canvas.getByRole("status")).toHaveTextContent("Mon 16");
  },
};

export const Gaps: Story = {
  ...looks.Gaps,
  play: async ({ canvas }) => {
    (await canvas.findByRole("application", {}, LOADED)).focus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Sun 22Deposits —");
  },
};

export const LongText: Story = {
  ...looks.LongContent,
  play: async ({ canvas }) => {
    await canvas.findByRole("application", {}, LOADED);
    const figure = canvas.getByRole("figure");
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
  },
};

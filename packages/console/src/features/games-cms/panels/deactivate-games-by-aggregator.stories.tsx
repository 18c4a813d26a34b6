import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { dialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory } from "#testing/staging.tsx";

const meta = {
  ...staging,
  title: "Games/deactivate-games-by-aggregator",
  args: {
    ...staging.args,
    scenario: "small",
    opens: () => ({ id: "deactivate-games-by-aggregator", params: { opId: "op-nordlys" } }),
  },
} satisfies Meta<Scene>;
export default meta;

const question = () => dialog("Deactivate games by aggregator");
const send = async () => {
  const aggregator = (await question()).getByRole("combobox", { name: /^Aggregator/ });
  await userEvent.selectOptions(aggregator, "Creed Roomz");
  // Names of operators come a little later than the console.
  await (await question()).findByText("Nordlys", { selector: "strong" });
  await userEvent.click((await question()).getByRole("button", { name: "Deactivate games" }));
};

/** Disabled until an operator is chosen. */
export const DisabledUntilAnOperatorIsChosen: SceneStory = {
  args: { opens: () => ({ id: "deactivate-games-by-aggregator", params: {} }) },
  play: async () => {
    await expect((await question()).getByRole("button", { name: "Deactivate games" })).toHaveAccessibleDescription(
      /Choose an operator or brand first/,
    );
  },
};

export const Deactivated: SceneStory = {
  play: async () => {
    await send();
    await expect(await screen.findByText(/^\d+ games deactivated for Nordlys\.$/)).toBeVisible();
  },
};

/** Carried out, and the answer was lost: nobody says that it failed. */
export const UnknownOutcome: SceneStory = {
  args: { faults: [{ operation: "disableGamesByAggregator", fault: "lost" }] },
  play: async () => {
    await send();
    await expect(await (await dialog("The Change Is Not Confirmed")).findByText(/It may or may not/)).toBeVisible();
  },
};

/** The server says no, though the session says yes. */
export const ForbiddenByServer: SceneStory = {
  args: { faults: [{ operation: "disableGamesByAggregator", fault: "403" }] },
  play: async () => {
    await send();
    await expect(await (await dialog("Unable To Deactivate Games")).findByText(/Nothing was changed/)).toBeVisible();
  },
};

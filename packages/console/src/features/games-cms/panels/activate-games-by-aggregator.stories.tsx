import type { components } from "@backoffice/api-client";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

type GameProvider = components["schemas"]["GameOriginalProvider"];

const meta = {
  ...staging,
  title: "Games/activate-games-by-aggregator",
  args: {
    ...staging.args,
    scenario: "small",
    opens: () => ({ id: "activate-games-by-aggregator", params: { opId: "op-nordlys" } }),
  },
} satisfies Meta<Scene>;
export default meta;

const question = () => dialog("Activate games by aggregator");
const button = async () => (await question()).getByRole("button", { name: /Activate games/ });
const chooseAggregator = async (name: string) =>
  userEvent.selectOptions((await question()).getByRole("combobox", { name: /^Aggregator/ }), name);
const lastLog = (loaded: object) => [...(loaded as Staged).backend.db.games.logs.values()].at(-1)!;

/** Disabled until an operator is chosen. */
export const DisabledUntilAnOperatorIsChosen: SceneStory = {
  args: { opens: () => ({ id: "activate-games-by-aggregator", params: {} }) },
  play: async () => {
    await expect(await button()).toHaveAccessibleDescription(/Choose an operator or brand first/);
    await userEvent.click((await question()).getByRole("combobox", { name: /^Operator/ }));
    await userEvent.click((await screen.findAllByRole("option", { name: /^Nordlys/ }))[0]!);
    await waitFor(async () => expect(await button()).toHaveAccessibleDescription(/Choose the aggregator first/));
    await chooseAggregator("imoon");
    await waitFor(async () => expect(await button()).not.toHaveAttribute("aria-disabled"));
  },
};

/** Every provider's games; the toast says how many were switched. */
export const AllProviders: SceneStory = {
  play: async ({ loaded }) => {
    await chooseAggregator("imoon");
    const said = await (await question()).findByText(/^Activate every game of/);
    // Names of operators come a little later than the console.
    await waitFor(() => expect(said).toHaveTextContent("Activate every game of imoon for Nordlys."));
    await userEvent.click(await button());
    await expect(await screen.findByText(/^\d+ games activated for Nordlys\.$/)).toBeVisible();
    await expect(lastLog(loaded).logData).toMatchObject({
      aggregator: "imoon",
      providerId: "ALL",
      opId: "op-nordlys",
    });
  },
};

/** The provider search starts with the second character. */
export const ProviderSearchFromTheSecondCharacter: SceneStory = {
  play: async ({ loaded }) => {
    const [provider] = [...(loaded as Staged).backend.db.games.providers.values()] as [GameProvider];
    await chooseAggregator("SoftSwiss");
    await userEvent.click((await question()).getByRole("radio", { name: "One provider" }));
    await waitFor(async () => expect(await button()).toHaveAccessibleDescription(/Choose the provider first/));
    await userEvent.click((await question()).getByRole("combobox", { name: /^Provider/ }));
    const search = await screen.findByPlaceholderText("Search…");
    await userEvent.type(search, provider.displayName.en.slice(0, 1));
    await expect(screen.getByText("Type at least two characters.")).toBeVisible();
    await userEvent.type(search, provider.displayName.en.slice(1));
    await userEvent.click(await screen.findByRole("option", { name: new RegExp(`^${provider.displayName.en}`) }));
    await expect(await (await question()).findByText(provider.displayName.en, { selector: "strong" })).toBeVisible();
    await userEvent.click(await button());
    await expect(await screen.findByText(/activated for Nordlys\.$/)).toBeVisible();
    await expect(lastLog(loaded).logData.providerId).toBe(provider.id);
  },
};

/** Refused with reasons; what was chosen stays. */
export const Refused: SceneStory = {
  args: { faults: [{ operation: "enableGamesByAggregator", fault: "refused" }] },
  play: async () => {
    await chooseAggregator("imoon");
    await userEvent.click(await button());
    const failure = await dialog("Unable To Activate Games");
    await userEvent.click(failure.getByRole("button", { name: "OK" }));
    await expect((await question()).getByRole("combobox", { name: /^Aggregator/ })).toHaveDisplayValue("imoon");
  },
};

export const Activating: SceneStory = {
  args: { faults: [{ operation: "enableGamesByAggregator", fault: "timeout" }] },
  play: async () => {
    await chooseAggregator("imoon");
    await userEvent.click(await button());
    await waitFor(async () => expect(await button()).toHaveAttribute("aria-busy", "true"));
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog")).toBeVisible();
  },
};

/** Nobody without the right gets here: the page's buttons say why. */
export const Forbidden: SceneStory = {
  args: { account: "operator-manager", at: "/games-cms/operator-games", opens: undefined },
  play: async () => {
    for (const name of ["Activate…", "Deactivate…"])
      await expect(await screen.findByRole("button", { name })).toHaveAccessibleDescription(
        /You need the right edit_games_cms/,
      );
  },
};

import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Games CMS/Activate games by aggregator",
  tags: ["panel:activate-games-by-aggregator"],
  args: { scenario: "small", opens: () => ({ id: "activate-games-by-aggregator", params: { opId: "op-nordlys" } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const question = async () => within(await screen.findByRole("alertdialog"));
const choose = async (aggregator: string) =>
  userEvent.selectOptions((await question()).getByRole("combobox", { name: /^Aggregator/ }), aggregator);
/** The second operator in the list is Nordlys; operator names load after the console. */
const named = async () => void (await (await question()).findByText("Nordlys", { selector: "strong" }));
const provider = (db: Db) => [...db.games.providers.values()][0]!;

const activate = confirmation({
  title: "Activate games by aggregator",
  button: /Activate games/,
  write: "enableGamesByAggregator",
  failure: "Unable To Activate Games",
  fill: async () => {
    await choose("imoon");
    await named();
  },
});

/** Missing choices are requested in order: operator, aggregator, provider. */
export const WaitsForWhatIsMissing: SceneStory = {
  args: { opens: () => ({ id: "activate-games-by-aggregator", params: {} }) },
  play: async () => {
    const waits = (reason: RegExp) =>
      waitFor(async () => expect(await activate.button()).toHaveAccessibleDescription(reason));
    await waits(/Choose an operator or brand first/);
    await userEvent.click((await question()).getByRole("combobox", { name: /^Operator/ }));
    await userEvent.click((await screen.findAllByRole("option", { name: /^Nordlys/ }))[0]!);
    await waits(/Choose the aggregator first/);
    await choose("imoon");
    await userEvent.click((await question()).getByRole("radio", { name: "One provider" }));
    await waits(/Choose the provider first/);
  },
};

export const Asked = activate.asks(/^Activate every game of imoon for Nordlys\. Games that the platform has disabled/);

/** Games of every provider; the toast shows how many were switched. */
export const AllProviders = activate.sends(
  { body: { opId: "op-nordlys", aggregator: "imoon", providerId: "ALL" } },
  /^\d+ games activated for Nordlys\.$/,
);

/** The provider search starts with the second character. */
export const OneProvider: SceneStory = {
  play: async (context) => {
    const { db } = context.loaded;
    const { id, displayName } = provider(db);
    const { en } = displayName;
    const one = confirmation({
      title: "Activate games by aggregator",
      button: /Activate games/,
      write: "enableGamesByAggregator",
      failure: "Unable To Activate Games",
      fill: async () => {
        await choose("SoftSwiss");
        await userEvent.click((await question()).getByRole("radio", { name: "One provider" }));
        await userEvent.click((await question()).getByRole("combobox", { name: /^Provider/ }));
        const search = await screen.findByPlaceholderText("Search…");
        await userEvent.type(search, en.slice(0, 1));
        await expect(screen.getByText("Type at least two characters.")).toBeVisible();
        await userEvent.type(search, en.slice(1));
        await userEvent.click(await screen.findByRole("option", { name: new RegExp(`^${en}`) }));
        await named();
      },
    });
    await one.sends(
      { body: { opId: "op-nordlys", aggregator: "SoftSwiss", providerId: id } },
      /activated for Nordlys\.$/,
    ).play!(context);
  },
};

export const WithoutRight = activate.forbidden("edit_games_cms", "operator-manager");

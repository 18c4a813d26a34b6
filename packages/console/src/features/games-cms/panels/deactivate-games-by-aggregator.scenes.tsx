import { screen, userEvent, within } from "storybook/test";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  args: { scenario: "small", opens: () => ({ id: "deactivate-games-by-aggregator", params: { opId: "op-nordlys" } }) },
} satisfies SceneMeta;

const deactivate = confirmation({
  title: "Deactivate games by aggregator",
  button: "Deactivate games",
  write: "disableGamesByAggregator",
  failure: "Unable To Deactivate Games",
  fill: async () => {
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.selectOptions(question.getByRole("combobox", { name: /^Aggregator/ }), "Creed Roomz");
    // Operator names load after the console.
    await question.findByText("Nordlys", { selector: "strong" });
  },
});

export const WithoutOperator = deactivate.waits(/Choose an operator or brand first/, {
  opens: () => ({ id: "deactivate-games-by-aggregator", params: {} }),
});

export const Asked = deactivate.asks("Deactivate every game of Creed Roomz for Nordlys.");

export const Deactivated = deactivate.sends(
  { body: { opId: "op-nordlys", aggregator: "Creed Roomz", providerId: "ALL" } },
  /^\d+ games deactivated for Nordlys\.$/,
);

export const WithoutRight = deactivate.forbidden("edit_games_cms", "operator-manager");

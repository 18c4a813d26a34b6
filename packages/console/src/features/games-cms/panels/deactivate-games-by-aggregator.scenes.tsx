import { screen, userEvent, within } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta } from "#testing/staging.tsx";
import { confirmation } from "#testing/stories/confirmation.ts";

export default {
  ...staging,
  title: "Panels/Games CMS/Deactivate games by aggregator",
  tags: ["panel:deactivate-games-by-aggregator"],
  args: { scenario: "small", opens: () => ({ id: "deactivate-games-by-aggregator", params: { opId: "op-nordlys" } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

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

export const NoOperator = look(
  deactivate.waits(/Choose an operator or brand first/, {
    opens: () => ({ id: "deactivate-games-by-aggregator", params: {} }),
  }),
  { name: "No operator selected" },
);

export const Asked = deactivate.asks("Deactivate every game of Creed Roomz for Nordlys.");

export const Deactivated = deactivate.sends(
  { body: { opId: "op-nordlys", aggregator: "Creed Roomz", providerId: "ALL" } },
  /^\d+ games deactivated for Nordlys\.$/,
);

export const WithoutRight = deactivate.forbidden("edit_games_cms", "operator-manager");

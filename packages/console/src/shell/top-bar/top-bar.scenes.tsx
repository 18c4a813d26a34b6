import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { withTopBar } from "#testing/shell/with-top-bar.tsx";

export default {
  ...staging,
  title: "Pages/Shell/Top bar",
  args: { at: "/withdraw/bank-list" },
  render: withTopBar,
} satisfies SceneMeta;

const selector = (name = "Operator") => screen.findByRole("combobox", { name });

/** Admin on a list → all controls. */
export const Default = look({
  play: async () => {
    await expect(await selector()).toHaveTextContent("All Operators");
    for (const name of ["Players: All", "Include brands", "Find a player", "Information", "Notifications", "Log out"])
      await expect(screen.getByRole("button", { name })).toBeVisible();
  },
});

/** Operator selector: platform staff also get CMS DEFAULT; more than ten options → search box. */
export const OperatorsOpen = look(
  {
    play: async () => {
      const trigger = await selector();
      await waitFor(() => expect(trigger).not.toHaveTextContent("Loading"));
      await userEvent.click(trigger);
      await waitFor(() => expect(screen.getByRole("option", { name: "CMS DEFAULT" })).toBeVisible());
      await waitFor(() => expect(screen.getByPlaceholderText("Find an operator or brand")).toBeVisible());
    },
  },
  { plays: true },
);

export const OperatorStaff = look({
  args: { account: "operator-admin" },
  play: async () => {
    await expect(await selector("Brand")).toHaveTextContent("All Brands");
    await expect(screen.queryByRole("button", { name: "Find a player" })).toBeNull();
  },
});

/** Partner → no operator selector, no include-brands, no player search. */
export const Partner = look({
  args: { account: "partner", at: "/quick-dashboard" },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Information" })).toBeVisible());
    await expect(screen.queryByRole("combobox")).toBeNull();
    await expect(screen.queryByRole("button", { name: /Players|brands/i })).toBeNull();
  },
});

/** Dashboard → no test-player filter. */
export const Dashboard = look({
  args: { at: "/quick-dashboard" },
  play: async () => {
    await expect(await selector()).toBeVisible();
    await expect(screen.queryByRole("button", { name: /^Players/ })).toBeNull();
  },
});

export const TestPlayers: SceneStory = {
  args: { at: "/withdraw/bank-list?isTest=true" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Players: Test Player" }));
    await waitFor(() => expect(screen.getByRole("menuitemradio", { name: "Test Player" })).toBeChecked());
    await userEvent.click(screen.getByRole("menuitemradio", { name: "All" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Players: All" })).toBeVisible());
  },
};

/** Include-brands control: a label for each value, none if unset. */
export const BrandsExcluded = look({
  args: { at: "/withdraw/bank-list?opId=op-nordlys&includeBrands=false" },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Brands Excluded" })).toBeVisible());
  },
});

/** Unknown operator in the address → its id is shown. */
export const UnknownOperator = look({
  args: { at: "/withdraw/bank-list?opId=op-gone" },
  play: async () => {
    await waitFor(async () => expect(await selector()).toHaveTextContent("op-gone"));
  },
});

export const NotificationsEmpty = look(
  {
    args: { scenario: "empty" },
    play: async () => {
      await userEvent.click(await screen.findByRole("button", { name: "Notifications" }));
      await waitFor(() => expect(screen.getByText("No notifications at this time")).toBeVisible());
    },
  },
  { plays: true },
);

export const NotificationsError = look(
  {
    args: { faults: [{ operation: "listNotifications", fault: "403" }] },
    play: async () => {
      await userEvent.click(await screen.findByRole("button", { name: "Notifications" }));
      await waitFor(() => expect(screen.getByRole("button", { name: "Try again" })).toBeVisible());
    },
  },
  { plays: true },
);

export const PlayerSearch = look(
  {
    play: async () => {
      await userEvent.click(await screen.findByRole("button", { name: "Find a player" }));
      const box = await screen.findByRole("combobox", { name: "Search for player" });
      await userEvent.type(box, "e");
      await waitFor(() => expect(screen.getByText("Type two characters or more.")).toBeVisible());
      await userEvent.type(box, "xample");
      await waitFor(() => expect(screen.getAllByRole("option")[0]).toBeVisible());
    },
  },
  { plays: true },
);

export const PlayerNotFound = look(
  {
    play: async () => {
      await userEvent.click(await screen.findByRole("button", { name: "Find a player" }));
      await userEvent.type(await screen.findByRole("combobox", { name: "Search for player" }), "qqqqzzzz");
      await waitFor(() => expect(screen.getByText("No player has this code, ID, username or email.")).toBeVisible());
    },
  },
  { plays: true },
);

export const PlayerSearchFailed: SceneStory = {
  args: { faults: [{ operation: "searchPlayers", fault: "403" }] },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Find a player" }));
    await userEvent.type(await screen.findByRole("combobox", { name: "Search for player" }), "example");
    await waitFor(() => expect(screen.getByRole("button", { name: "Try again" })).toBeVisible());
  },
};

export const Help = look(
  {
    play: async () => {
      await userEvent.click(await screen.findByRole("button", { name: "Information" }));
      await waitFor(() => expect(screen.getByRole("heading", { name: "Withdrawals" })).toBeVisible());
      await expect(screen.getByText("Additional Details")).toBeVisible();
      const notes = within(await screen.findByRole("region", { name: "Fields of this page" }));
      await expect(notes.getByText("Order")).toBeVisible();
      await expect(notes.getByText("Banks are offered to players in this order.")).toBeVisible();
      await userEvent.click(screen.getByRole("button", { name: "Working with the console" }));
      await expect(screen.queryByRole("region", { name: "Fields of this page" })).toBeNull();
    },
  },
  { plays: true, tags: ["panel:additional-details"] },
);

/** Operator without field notes → only the console's own help. */
export const HelpWithoutNotes: SceneStory = {
  args: { faults: [{ operation: "listTooltips", fault: "403" }] },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Information" }));
    await waitFor(() => expect(screen.getByText(/The notes on the fields could not be loaded/)).toBeVisible());
    await expect(screen.getByRole("heading", { name: "Withdrawals" })).toBeVisible();
  },
};

export const CommandPalette = look(
  {
    play: async () => {
      await screen.findByRole("button", { name: "Information" });
      await userEvent.keyboard("{Control>}k{/Control}");
      await waitFor(() => expect(screen.getByRole("option", { name: "New bank" })).toBeVisible());
      for (const name of ["Refresh", "Export as CSV", "New tag", "Copy a link to this page", "Theme: dark", "Log out"])
        await expect(screen.getByRole("option", { name })).toBeInTheDocument();
      await userEvent.type(screen.getByRole("combobox", { name: "Command palette" }), "dash");
      await waitFor(() => expect(screen.getByRole("option", { name: /Quick Dashboard/ })).toBeVisible());
    },
  },
  { plays: true },
);

export const RightToLeft: SceneStory = {
  tags: ["browser"],
  globals: { dir: "rtl" },
  play: async () => {
    await expect(await selector()).toBeVisible();
  },
};

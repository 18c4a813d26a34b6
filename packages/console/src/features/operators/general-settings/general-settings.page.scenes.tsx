import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { forbiddenPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { sending, sentTo } from "#testing/stories/sent.ts";

export default {
  ...staging,
  title: "Pages/Operators/General settings",
  args: { scenario: "small", account: "operator-admin", at: "/settings/general" },
} satisfies SceneMeta;

export const Default = look();

const box = (name: RegExp) => screen.findByRole("textbox", { name });
const write = async (name: RegExp, text: string) => {
  const field = await box(name);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = () => screen.getByRole("button", { name: "Save" });

/** Lists only the changed settings before saving; sends all settings, the others unchanged. */
export const OnlyWhatChanged: SceneStory = {
  ...sending("updateOperatorSettings"),
  play: async ({ loaded }) => {
    const before = loaded.db.operatorAdmin.settings.get("op-nordlys")!;
    await waitFor(() => expect(screen.getByRole("heading", { name: /^Nordlys/ })).toBeVisible());
    await waitFor(() => expect(save()).toHaveAccessibleDescription("Nothing was changed."));
    await write(/^Admin fee/, "7.5");
    const changes = within(screen.getByRole("region", { name: "Changes" }).querySelector("ul")!);
    await expect(changes.getAllByRole("listitem").map((it) => it.textContent)).toEqual([
      `Admin fee, Changed${before.affiliates.affiliatesAdminFeePercentage}→7.5`,
    ]);
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByText("Affiliate and cashback settings saved.")).toBeVisible());
    await expect(sentTo(loaded, "updateOperatorSettings")).toEqual([
      { body: { ...before, affiliates: { ...before.affiliates, affiliatesAdminFeePercentage: 7.5 } } },
    ]);
    await waitFor(() => expect(screen.queryByRole("region", { name: "Changes" })).toBeNull());
  },
};

/** Levels must ascend (ruling 47): error at the row, nothing is sent. */
export const LevelsAscend: SceneStory = {
  play: async ({ loaded }) => {
    await write(/^Row 2, From a loss of/, "0");
    await userEvent.click(save());
    await waitFor(async () =>
      expect(await box(/^Row 2, From a loss of/)).toHaveAccessibleDescription(/Enter more than in the previous row/),
    );
    await expect(sentTo(loaded, "updateOperatorSettings")).toEqual([]);
  },
};

/** Read-only for managers, with the missing permission named. */
export const ReadOnly = look({
  args: { account: "operator-manager" },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/edit_operator_settings/)).toBeVisible());
    await expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  },
});

/** Platform staff have no operator: a link leads to the list of operators. */
export const PlatformStaff = look({
  args: { account: "admin" },
  play: () =>
    waitFor(() =>
      expect(screen.getByRole("link", { name: "Operators and brands" })).toHaveAttribute("href", "/operators"),
    ),
});

export const Forbidden = forbiddenPage("getOperatorSettings", "view_operator_settings", "dev-ops");

import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNothingSent, sentTo } from "#testing/stories/sent.ts";

export default {
  ...staging,
  title: "Pages/Other/Profile",
  args: { account: "operator-manager", at: "/user/profile" },
} satisfies SceneMeta;

const nickname = () => screen.findByRole("textbox", { name: /^Nickname/ });
const rename = async (name: string) => {
  const box = await nickname();
  await userEvent.clear(box);
  await userEvent.type(box, name);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
};

export const Default = look({ play: async () => expect(await nickname()).toHaveValue("Priya") });

/** The user's own settings; the top bar shows the new name. */
export const Saved: SceneStory = {
  play: async ({ loaded }) => {
    await rename("Priya M");
    await waitFor(() => expect(screen.getByText("Profile saved.")).toBeVisible());
    await expect(sentTo(loaded, "updateProfile")).toEqual([
      {
        body: {
          nickname: "Priya M",
          language: "en",
          timezone: "Asia/Kolkata",
          playerSubInfoType: "username",
          roundReportNumbers: false,
        },
      },
    ]);
  },
};
export const NoEmoji: SceneStory = {
  play: async ({ loaded }) => {
    await rename("🎰🎰🎰");
    await waitFor(async () =>
      expect(await nickname()).toHaveAccessibleDescription(
        /Invalid nickname, special characters are not allowed in nickname/,
      ),
    );
    await expectNothingSent(loaded, "updateProfile");
  },
};

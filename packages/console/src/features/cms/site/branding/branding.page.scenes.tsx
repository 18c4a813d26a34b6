import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { banner, withBanner } from "#testing/rows/content/media-rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { sentTo } from "#testing/stories/sent.ts";

const branding = {
  opId: "op-nordlys",
  siteTitle: { en: "Nordlys" },
  slogan: { en: "Play your way" },
  logoPath: "/media/op-nordlys/logo.svg",
  logoDarkPath: null,
  faviconPath: null,
  supportEmail: null,
  socialLinks: [{ network: "TELEGRAM" as const, url: "https://t.me/nordlys" }],
};

export default {
  ...staging,
  title: "Pages/CMS (v1)/Branding",
  args: {
    at: "/cms/v2/branding?opId=op-nordlys",
    arrange: (db) => {
      withBanner(db);
      db.cmsSite.brandings.set("op-nordlys", {
        ...branding,
        updatedAt: "2026-11-01T08:00:00.000Z",
        updatedBy: "Mara",
      });
    },
  },
} satisfies SceneMeta;

export const Default = look();

const box = (name: RegExp) => screen.findByRole("textbox", { name });

/** Selects a logo from the site's files and adds a profile; the body is complete, with null for empty fields. */
export const Saved: SceneStory = {
  play: async ({ loaded }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Choose: Logo for dark backgrounds" }));
    await userEvent.click(await (await drawer()).findByRole("button", { name: "Choose story.webp" }));
    await waitFor(async () => expect(await box(/^Logo for dark backgrounds/)).toHaveValue(banner.path));
    await userEvent.click(screen.getByRole("button", { name: "Add profile" }));
    await userEvent.type(await box(/^Profile 2/), "https://t.me/nordlys_news");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getByText("Branding saved.")).toBeVisible());
    await expect(sentTo(loaded, "updateBranding")).toEqual([
      {
        body: {
          ...branding,
          logoDarkPath: banner.path,
          socialLinks: [...branding.socialLinks, { network: "TELEGRAM", url: "https://t.me/nordlys_news" }],
        },
      },
    ]);
  },
};

/** Another user saved a different slogan meanwhile: both changes are kept. */
export const ChangedMeanwhile: SceneStory = {
  play: async ({ loaded }) => {
    await userEvent.type(await box(/^Support email/), "help@example.com");
    const { brandings } = loaded.db.cmsSite;
    const theirs = { updatedAt: "2026-11-02T08:00:00.000Z", updatedBy: "Jonas", slogan: { en: "Play well" } };
    brandings.set("op-nordlys", { ...brandings.get("op-nordlys")!, ...theirs });
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getByText("Branding saved.")).toBeVisible());
    await expect(brandings.get("op-nordlys")).toMatchObject({
      slogan: { en: "Play well" },
      supportEmail: "help@example.com",
    });
  },
};

export const WithoutRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/You need the permission edit_cms/)).toBeVisible());
    await expect(screen.queryByRole("button", { name: /^Choose:/ })).toBeNull();
    await expect(screen.queryByRole("button", { name: "Add profile" })).toBeNull();
  },
};

import { expect, screen, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default { ...staging, title: "Pages/Sign-in", args: { at: "/admin" } } satisfies SceneMeta;

const signIn = () => screen.findByRole("link", { name: "Sign in" });

export const Default = look({
  play: async () => {
    await expect(await signIn()).toHaveAttribute("href", "/api/auth/login?returnTo=%2F");
  },
});

/** Returns to the requested page afterwards. */
export const ReturnToPage = look({
  args: { at: "/admin?returnTo=%2Fwithdraw%2Fbank-list%3Fpage%3D2" },
  play: async () => {
    await expect(await signIn()).toHaveAttribute("href", "/api/auth/login?returnTo=%2Fwithdraw%2Fbank-list%3Fpage%3D2");
  },
});

/** After an hour idle: the sign-in page gives the reason and returns to the page that was open. */
export const SignedOutForIdleness: SceneStory = {
  args: {
    arrange: () =>
      sessionStorage.setItem("idle-sign-out", JSON.stringify({ userId: "mara", returnTo: "/players?page=2" })),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText("You were signed out")).toBeVisible());
    await expect(await signIn()).toHaveAttribute("href", "/api/auth/login?returnTo=%2Fplayers%3Fpage%3D2");
  },
};

/** The account is blocked. */
export const Forbidden: SceneStory = {
  args: { at: "/admin?error=forbidden-access" },
  play: async () => {
    await waitFor(() => expect(screen.getByText("Your access is blocked")).toBeVisible());
  },
};

export const Error = look({
  // An inherited property name is not an error code.
  args: { at: "/admin?error=constructor" },
  play: async () => {
    await waitFor(() => expect(screen.getByText("Sign-in failed")).toBeVisible());
  },
});

export const RightToLeft: SceneStory = {
  globals: { dir: "rtl" },
  play: async () => {
    await expect(await signIn()).toBeVisible();
  },
};

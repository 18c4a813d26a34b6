import type { Meta } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory } from "#testing/staging.tsx";

const meta = { ...staging, title: "Pages/Sign-in", args: { ...staging.args, at: "/admin" } } satisfies Meta<Scene>;
export default meta;

const signIn = () => screen.findByRole("link", { name: "Sign in" });

export const Default: SceneStory = {
  play: async () => {
    await expect(await signIn()).toHaveAttribute("href", "/api/auth/login?returnTo=%2Fquick-dashboard");
  },
};

/** Afterwards back to where the link led. */
export const WithReturn: SceneStory = {
  args: { at: "/admin?returnTo=%2Fwithdraw%2Fbank-list%3Fpage%3D2" },
  play: async () => {
    await expect(await signIn()).toHaveAttribute("href", "/api/auth/login?returnTo=%2Fwithdraw%2Fbank-list%3Fpage%3D2");
  },
};

/** The account is blocked. */
export const Forbidden: SceneStory = {
  args: { at: "/admin?error=forbidden-access" },
  play: async () => {
    await expect(await screen.findByText("Your access is blocked")).toBeVisible();
  },
};

export const Failed: SceneStory = {
  args: { at: "/admin?error=login_required" },
  play: async () => {
    await expect(await screen.findByText("Signing in did not work")).toBeVisible();
  },
};

export const RightToLeft: SceneStory = {
  globals: { dir: "rtl" },
  play: async () => {
    await expect(await signIn()).toBeVisible();
  },
};

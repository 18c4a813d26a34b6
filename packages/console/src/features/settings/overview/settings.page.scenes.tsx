import { expect, screen, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { failedPage } from "#testing/page-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default { ...staging, title: "Pages/Settings/Overview", args: { at: "/settings" } } satisfies SceneMeta;

export const Default = look();

/** Links to settings pages keep the scope; system facts are in plain words. */
export const Overview: SceneStory = {
  tags: ["browser"],
  args: { account: "admin", at: "/settings?opId=op-nordlys" },
  play: async () => {
    const people = within(await screen.findByRole("region", { name: "People and permissions" }));
    await expect(people.getByRole("link", { name: /^Admins/ })).toHaveAttribute(
      "href",
      "/settings/admins?opId=op-nordlys",
    );
    const system = within(screen.getByRole("region", { name: "The system" }));
    await waitFor(() => expect(system.getByText("Back office, version 4.18.2")).toBeVisible());
    await expect(system.getByText("Staging")).toBeVisible();
    await expect(system.getByText(/(?:the same as|behind|ahead of) yours$/)).toBeVisible();
  },
};
/** Pages that the user may not open have no link; a group without links is hidden. */
export const OnlyWhatOpens: SceneStory = {
  args: { account: "dev-ops" },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("link", { name: /^Domains V2/ })).toBeVisible());
    await expect(screen.queryByRole("link", { name: /^General Settings/ })).toBeNull();
    await expect(screen.queryByRole("link", { name: /^Translation/ })).toBeNull();
  },
};
/** The links stay when the system facts fail to load. */
export const SystemError = look(
  {
    ...failedPage("getGeneral", { account: "admin" }),
  },
  { name: "System figures not loaded" },
);

import { expect, screen, userEvent, waitFor } from "storybook/test";
import { look } from "#testing/look.ts";
import { dialog } from "#testing/on-screen.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import type { AutomationProgress } from "./automation-progress.ts";

const showing = (params: AutomationProgress) => ({ opens: () => ({ id: "automation-progress", params }) as const });
const SERVERS = ["ines.ns.cloudflare.example", "otto.ns.cloudflare.example"];

export default {
  ...staging,
  title: "Panels/Every page/Progress",
  tags: ["panel:automation-progress"],
  args: showing({ title: "Add sun.example", text: "Cloudflare makes the zone.", status: "in-progress" }),
} satisfies SceneMeta;

export const Default = look({}, { loads: true });

/** In progress → it cannot be closed (content §2). */
export const InProgress: SceneStory = {
  play: async () => {
    const shown = await dialog("Add sun.example");
    await expect(shown.getByRole("status")).toHaveTextContent("In progressCloudflare makes the zone.");
    await expect(shown.queryByRole("button", { name: "Close" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog")).toBeVisible();
  },
};
/** Several texts → shown as a list. */
export const List = look({
  args: showing({ title: "Add sun.example", text: ["Zone", "DNS records"], status: "completed" }),
  play: async () => {
    const shown = await dialog("Add sun.example");
    await expect(shown.getAllByRole("listitem").map((it) => it.textContent)).toEqual([
      "Zone, Done",
      "DNS records, Done",
    ]);
  },
});
/** Completed with name servers → they can be copied for the registrar, closing follows the link. */
export const Completed = look({
  args: showing({
    title: "Add sun.example",
    text: "Domain is successfully added!",
    status: "completed",
    nameServers: SERVERS,
    link: "/settings/cf-account-v2/domains?domain=sun.example",
  }),
  play: async () => {
    const shown = await dialog("Add sun.example");
    await expect(
      shown.getByText(
        /successfully added! Update the DNS settings at the domain's registrar with these name servers\./,
      ),
    ).toBeVisible();
    for (const name of SERVERS) await expect(shown.getByRole("button", { name: `Copy ${name}` })).toBeVisible();
    await userEvent.click(shown.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("searchbox", { name: "Domain" })).toHaveValue("sun.example"));
  },
});
export const Error = look({
  args: showing({ title: "Add sun.example", text: "Cloudflare did not answer.", status: "error" }),
  play: async () => {
    const shown = await dialog("Add sun.example");
    await expect(shown.getByRole("status")).toHaveTextContent("ErrorCloudflare did not answer.");
    await userEvent.click(shown.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

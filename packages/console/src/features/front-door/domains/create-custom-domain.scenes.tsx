import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { frontDoorDomain } from "#testing/rows/front-door-rows.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { form } from "#testing/stories/form.ts";
import { sending, sentTo } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

export default {
  ...staging,
  title: "Panels/Settings/Create Custom Domain",
  tags: ["panel:create-custom-domain"],
  args: { account: "dev-ops", opens: () => ({ id: "create-custom-domain", params: {} }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-admin" });

const panel = form({ write: "createFrontDoorDomain", save: "Create custom domain" });
const fill = () => typeIn(/^Domain/, "Play.dusk.example");

/** The toast is the server's text; the values to copy stay on screen (content §8). */
export const Created: SceneStory = {
  ...sending("createFrontDoorDomain"),
  play: async ({ loaded }) => {
    await fill();
    await choose(/^Target/, "Back office");
    await panel.save();
    await waitFor(() =>
      expect(
        screen.getByText(/^Custom domain is created\. Please copy the verification title .* into a new TXT record\.$/),
      ).toBeVisible(),
    );
    await expect(sentTo(loaded, "createFrontDoorDomain")).toEqual([
      { body: { domain: "play.dusk.example", target: "backoffice" } },
    ]);
    const shown = await drawer();
    const { validationToken } = [...loaded.db.developer.frontDoor.values()].at(-1)!.validationProperties;
    for (const text of ["_dnsauth.play.dusk.example", validationToken])
      await expect(shown.getByText(text)).toBeVisible();
    for (const name of ["Copy verification title", "Copy verification token"])
      await expect(shown.getByRole("button", { name })).toBeVisible();
    await userEvent.click(shown.getAllByRole("button", { name: "Close" }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
export const WithProtocol = panel.says(
  () => typeIn(/^Domain/, "https://play.dusk.example"),
  /^Domain/,
  /without a protocol/,
);
export const InOtherLetters = panel.says(
  () => typeIn(/^Domain/, "bücher.example"),
  /^Domain/,
  /Enter the domain in Punycode: xn--bcher-kva\.example/,
);
export const ThereAlready = panel.taken(
  (db) => typeIn(/^Domain/, frontDoorDomain(db, true).hostName),
  /^Domain/,
  /already exists\./,
);
/** The server sends no message: the documented one is an error toast (content §8). */
export const RefusedWithoutWords: SceneStory = {
  args: { faults: [{ operation: "createFrontDoorDomain", fault: "refused-silently" }] },
  play: async () => {
    await fill();
    await panel.save();
    await waitFor(() => expect(screen.getByText("Failed to add new domain")).toBeVisible());
    await expect((await drawer()).getByRole("textbox", { name: /^Domain/ })).toHaveValue("Play.dusk.example");
  },
};
export const WithoutRight = forbiddenPanel("createFrontDoorDomain", "edit_front_door", "operator-admin");

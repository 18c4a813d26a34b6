import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import type { PanelParams } from "#kit/panels/definition/panel-params.ts";
import { look } from "#testing/look.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

const picture = (words: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="#cde"/><text x="30" y="110">${words}</text></svg>`)}`;
const front = { src: picture("FRONT"), alt: "Front of the card" };
const back = { src: picture("BACK"), alt: "Back of the card" };

const opens =
  (images: PanelParams["show-image"]["images"], index = 0): Scene["opens"] =>
  () => ({ id: "show-image", params: { images, index } });

export default {
  ...staging,
  title: "Panels/Other/Show Image",
  tags: ["panel:show-image"],
  args: { opens: opens([front, back], 1) },
} satisfies SceneMeta;

export const Default = look();

/** Starts with the clicked image; arrow keys move to the others, Escape closes. */
export const GoesThrough: SceneStory = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole("img", { name: "Back of the card" })).toBeInTheDocument());
    await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
    await waitFor(() => expect(screen.getByRole("img").style.transform).toContain("scale(1.25)"));
    await userEvent.click(screen.getByRole("button", { name: "Previous image" }));
    await waitFor(() => expect(screen.getByRole("img", { name: "Front of the card" })).toBeInTheDocument());
    screen.getByRole("dialog").focus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("img", { name: /card$/ })).toBeNull());
  },
};

/** A single image has no buttons for the next and the previous one. */
export const OneImage = look({
  args: { opens: opens([front]) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("img", { name: "Front of the card" })).toBeInTheDocument());
    await expect(screen.queryByRole("button", { name: "Next image" })).toBeNull();
  },
});

/** A file that is no image shows an error instead. */
export const Error = look({
  args: { opens: opens([{ src: "data:image/png;base64,bm8gaW1hZ2U=", alt: "Back of the card" }]) },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Back of the card" });
    await fireEvent.error(await within(dialog).findByRole("img"));
    await waitFor(() => expect(within(dialog).getByText("Could not load the image")).toBeVisible());
  },
});

/** A long title and caption stay on one line each. */
export const LongContent = look({
  args: {
    opens: opens([
      {
        ...front,
        alt: `Front of the identity card of ${"Wolfeschlegelsteinhausen ".repeat(8)}`,
        caption: `scan-${"0123456789".repeat(20)}.jpg`,
      },
      back,
    ]),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: /^Front of the identity card/ })).toBeVisible());
    await expect(screen.getByRole("button", { name: "Close" })).toBeVisible();
  },
});

import { expect, screen, userEvent, waitFor } from "storybook/test";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

const picture = (words: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="#cde"/><text x="30" y="110">${words}</text></svg>`)}`;
const opens: Scene["opens"] = () => ({
  id: "show-image",
  params: {
    images: [
      { src: picture("FRONT"), alt: "Front of the card" },
      { src: picture("BACK"), alt: "Back of the card" },
    ],
    index: 1,
  },
});

export default { ...staging, args: { opens } } satisfies SceneMeta;

/** Starts with the clicked image; arrow keys move to the others, Escape closes. */
export const GoesThrough: SceneStory = {
  play: async () => {
    await expect(await screen.findByRole("img", { name: "Back of the card" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
    await waitFor(() => expect(screen.getByRole("img").style.transform).toContain("scale(1.25)"));
    await userEvent.click(screen.getByRole("button", { name: "Previous image" }));
    await expect(await screen.findByRole("img", { name: "Front of the card" })).toBeInTheDocument();
    screen.getByRole("dialog").focus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("img", { name: /card$/ })).toBeNull());
  },
};

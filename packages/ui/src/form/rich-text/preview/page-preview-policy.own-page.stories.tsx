import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../../primitives/button/button.tsx";
import { hostileAddresses, xssVectors } from "../../../testing/xss-vectors.ts";
import type { PagePreviewProps } from "./page-preview-props.ts";
import { PagePreview } from "./page-preview.tsx";
import { holdPolicy } from "../story-policy.ts";

/** Some forty of the texts that a test takes all of. */
const SAMPLE = xssVectors().filter((_, at) => at % 38 === 0);

const HARMLESS = { html: "<p>harmless</p>", heading: "", imagePath: "", buttonText: "" };

/** First a harmless text, so that its document can be watched before the others come. */
const InTurn = (props: PagePreviewProps) => {
  const [shown, show] = useState<"nothing" | "harmless" | "hostile">("nothing");
  return (
    <>
      <Button onClick={() => show("harmless")}>Draw</Button>
      <Button onClick={() => show("hostile")}>Attack</Button>
      {shown !== "nothing" && <PagePreview {...props} {...(shown === "harmless" && HARMLESS)} />}
    </>
  );
};

const meta = {
  title: "In a browser/Components/Forms/Page preview policy",
  tags: ["!dev", "!autodocs"],
  component: InTurn,
  args: {
    label: "Preview in English",
    heading: SAMPLE.join(" "),
    html: SAMPLE.map((text) => `<p>begins</p>${text}`).join(""),
    imagePath: hostileAddresses()[0],
    buttonText: SAMPLE[0] ?? "",
    language: { code: "en", label: "English" },
    width: "desktop",
    theme: "light",
  },
  // A frame that may run nothing cannot be looked into by axe.
  parameters: { a11y: { options: { iframes: false } } },
} satisfies Meta<typeof InTurn>;
export default meta;

/** Drawn by a browser under the console's policy, forty hostile texts run nothing, and nothing is reported of them. */
export const RunsNothing: StoryObj<typeof meta> = {
  play: async () => {
    await expect(SAMPLE.length).toBeGreaterThanOrEqual(40);
    const { reported, listenTo } = await holdPolicy();
    const drawn = (text: string) =>
      waitFor(() => {
        const page = screen.getByTitle<HTMLIFrameElement>(/^Preview/).contentDocument;
        if (!page?.body.textContent.includes(text)) throw new Error("The preview is not drawn yet");
        return page;
      });
    await userEvent.click(screen.getByRole("button", { name: "Draw" }));
    const page = await drawn("harmless");
    listenTo(page);
    await userEvent.click(screen.getByRole("button", { name: "Attack" }));
    await expect(await drawn("begins")).toBe(page);
    for (const element of page.body.querySelectorAll("*")) element.dispatchEvent(new MouseEvent("click"));
    // What an address would have begun has had its turn by the time that a picture of ours is there.
    const picture = page.createElement("img");
    picture.src = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
    await picture.decode();
    for (const place of [globalThis, parent, page.defaultView]) await expect(place).not.toHaveProperty("ran");
    await expect(reported).toEqual([]);
    await expect(page.URL).toBe("about:blank");
  },
};

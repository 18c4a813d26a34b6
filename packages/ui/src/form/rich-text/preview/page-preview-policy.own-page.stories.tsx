import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../../primitives/button/button.tsx";
import { hostileAddresses, xssVectors } from "../../../testing/xss-vectors.ts";
import type { PagePreviewProps } from "./page-preview-props.ts";
import { PagePreview } from "./page-preview.tsx";
import { holdPolicy } from "../story-policy.ts";

/** About forty of the vectors; a unit test covers all of them. */
const SAMPLE = xssVectors().filter((_, at) => at % 38 === 0);

const HARMLESS = { html: "<p>harmless</p>", heading: "", imagePath: "", buttonText: "" };

/** Renders a harmless text first, so that its document can be observed before the others. */
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
  // axe cannot inspect a frame without scripts.
  parameters: { a11y: { options: { iframes: false } } },
} satisfies Meta<typeof InTurn>;
export default meta;

/** Under the console's CSP, forty hostile texts run no script and cause no violation report. */
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
    // Once an image of this site has loaded, any request of a hostile URL would have started.
    const picture = page.createElement("img");
    picture.src = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
    await picture.decode();
    for (const place of [globalThis, parent, page.defaultView]) await expect(place).not.toHaveProperty("ran");
    await expect(reported).toEqual([]);
    await expect(page.URL).toBe("about:blank");
  },
};

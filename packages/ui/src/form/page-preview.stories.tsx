import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { hostileTexts } from "../testing/hostile-texts.ts";
import { PagePreview } from "./page-preview.tsx";

const meta = {
  title: "Forms/PagePreview",
  component: PagePreview,
  args: {
    label: "Preview in English",
    heading: "Welcome offer",
    html: `<p>Open to <strong>new players</strong> who read the <a href="/terms">terms</a>.</p><ul><li>One per household</li></ul>`,
    buttonText: "Play",
    language: { code: "en", label: "English" },
    width: "phone",
    theme: "light",
  },
  // A frame that may run nothing cannot be looked into by axe.
  parameters: { a11y: { options: { iframes: false } } },
} satisfies Meta<typeof PagePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const frame = () => screen.findByTitle<HTMLIFrameElement>(/^Preview/);
const page = async (): Promise<Document> => {
  const { contentDocument } = await frame();
  if (!contentDocument?.querySelector("main")) throw new Error("The preview is not drawn yet");
  return contentDocument;
};
const drawn = () => waitFor(page);

/** Links look like links, and lead nowhere. */
export const OnAPhone: Story = {
  play: async () => {
    const shown = within((await drawn()).body);
    await expect(shown.getByRole("heading", { name: "Welcome offer" })).toBeInTheDocument();
    await expect(shown.getByText("terms")).not.toHaveAttribute("href");
    await expect(await frame()).toHaveAttribute("sandbox", "allow-same-origin");
  },
};

export const OnADesktopInTheDark: Story = {
  args: { width: "desktop", theme: "dark" },
  play: async () => {
    const { body, documentElement } = await drawn();
    await expect(documentElement.dataset["theme"]).toBe("dark");
    // Its look is there, though the policy of the console allows no style of a document's own.
    await expect(getComputedStyle(body).backgroundColor).toBe("rgb(20, 24, 29)");
  },
};

export const FromTheRight: Story = {
  args: {
    heading: "عرض الترحيب",
    html: "<p>مرة واحدة لكل أسرة</p>",
    language: { code: "ar", label: "Arabic", dir: "rtl" },
  },
  play: async () => {
    await expect((await drawn()).documentElement).toHaveAttribute("dir", "rtl");
  },
};

/** Texts that run something where they are taken for more than text. */
const HOSTILE = hostileTexts(400)
  .filter((text) => /globalThis\.ran|parent\.ran/.test(text))
  .slice(0, 40);

/** Nothing of forty hostile texts runs, loads or leads away. */
export const HostileTexts: Story = {
  args: {
    heading: HOSTILE[0] ?? "",
    html: HOSTILE.map((text) => `<p>begins</p>${text}<p>ends</p>`).join(""),
    imagePath: "//evil.example/x.png",
    buttonText: HOSTILE[1] ?? "",
  },
  play: async () => {
    await expect(HOSTILE.length).toBeGreaterThanOrEqual(20);
    const shown = await drawn();
    const harmful =
      "script, iframe, object, embed, base, style, link, meta, svg, math, form, input, img, [src], [href]";
    await expect(shown.querySelector(`body :is(${harmful})`)).toBeNull();
    for (const element of shown.body.querySelectorAll("*"))
      for (const name of element.getAttributeNames()) await expect(name).not.toMatch(/^on|^style$|^srcdoc$/);
    await expect(globalThis).not.toHaveProperty("ran");
  },
};

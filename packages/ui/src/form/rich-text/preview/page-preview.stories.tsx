import type { Meta, StoryObj } from "@storybook/react-vite";
import { PagePreview } from "./page-preview.tsx";
import { HOSTILE } from "./story-page-preview.tsx";

const meta = {
  title: "Components/Forms/Page preview",
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
  // axe cannot inspect a frame without scripts.
  parameters: { a11y: { options: { iframes: false } } },
} satisfies Meta<typeof PagePreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const DesktopInDark: Story = { args: { width: "desktop", theme: "dark" } };

export const RightToLeft: Story = {
  args: {
    heading: "عرض الترحيب",
    html: "<p>مرة واحدة لكل أسرة</p>",
    language: { code: "ar", label: "Arabic", dir: "rtl" },
  },
};

export const HostileTexts: Story = {
  args: {
    heading: HOSTILE[0] ?? "",
    html: HOSTILE.map((text) => `<p>begins</p>${text}<p>ends</p>`).join(""),
    imagePath: "//evil.example/x.png",
    buttonText: HOSTILE[1] ?? "",
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../primitives/button.tsx";
import { ImageViewer, type ImageViewerProps } from "./image-viewer.tsx";

const card = (name: string, hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" rx="24" fill="hsl(${hue} 30% 82%)"/><rect x="40" y="90" width="150" height="190" rx="8" fill="hsl(${hue} 25% 60%)"/><text x="230" y="130" font-family="sans-serif" font-size="30">${name}</text><text x="230" y="180" font-family="sans-serif" font-size="20">LOVELACE, ADA</text></svg>`,
  )}`;

const Held = (props: ImageViewerProps) => {
  const [open, setOpen] = useState(props.open);
  const [index, setIndex] = useState(props.index ?? 0);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the document</Button>
      <ImageViewer {...props} open={open} onOpenChange={setOpen} index={index} onIndexChange={setIndex} />
    </>
  );
};

const meta = {
  title: "Overlays/ImageViewer",
  component: ImageViewer,
  render: (args) => <Held {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    images: [
      { src: card("FRONT", 200), alt: "Front of the identity card", caption: "id-front.jpg, 21 Nov 2026" },
      { src: card("BACK", 150), alt: "Back of the identity card", caption: "id-back.jpg, 21 Nov 2026" },
    ],
  },
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const transform = () => screen.getByRole("img").style.transform;

export const Default: Story = {
  play: async () => {
    await screen.findByRole("img", { name: "Front of the identity card" });
    await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
    await expect(screen.getByRole("status")).toHaveTextContent("125%");
    await userEvent.click(screen.getByRole("button", { name: "Turn right" }));
    await expect(transform()).toContain("rotate(90deg)");
    await userEvent.click(screen.getByRole("button", { name: "Fit" }));
    await expect(transform()).toBe("translate(0px, 0px) rotate(0deg) scale(1)");
  },
};
export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open the document" });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole("dialog").firstElementChild).toHaveFocus());
    await userEvent.keyboard("++");
    await waitFor(() => expect(transform()).toContain("scale(1.5625)"));
    await userEvent.keyboard("{ArrowRight}");
    await expect(transform()).toContain("translate(-60px");
    await userEvent.keyboard("0R");
    await expect(transform()).toContain("rotate(90deg)");
    await userEvent.keyboard("{ArrowRight}");
    await expect(await screen.findByRole("img", { name: "Back of the identity card" })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Failed: Story = {
  args: { images: [{ src: "data:image/png;base64,broken", alt: "Front of the identity card" }] },
  play: async () => {
    await expect(await screen.findByText("Could not load the image")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(await screen.findByText("Could not load the image")).toBeVisible();
  },
};
export const LongName: Story = { args: { images: [{ src: card("X", 20), alt: "x".repeat(3000) }] } };
export const RightToLeft: Story = { globals: { dir: "rtl" } };

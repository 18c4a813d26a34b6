import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../../primitives/button/button.tsx";
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
  title: "Components/Overlays/Image viewer",
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

export const Default: Story = {};

export const Error: Story = {
  args: { images: [{ src: "data:image/png;base64,broken", alt: "Front of the identity card" }] },
};

export const LongContent: Story = { args: { images: [{ src: card("X", 20), alt: "x".repeat(3000) }] } };

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], globals: { dir: "rtl" } };

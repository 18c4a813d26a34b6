import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { drawDocument } from "./draw-document.ts";

const meta = {
  title: "In a browser/Picture of a look",
  tags: ["!dev", "!autodocs"],
} satisfies Meta;
export default meta;

const SIZE = 100;

const framed = async (html: string): Promise<Document> => {
  const frame = document.createElement("iframe");
  frame.title = "Drawn";
  frame.srcdoc = html;
  frame.style.cssText = `width:${String(SIZE)}px;height:${String(SIZE)}px`;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  return frame.contentDocument!;
};

/** Red, green and blue of the picture at this place. */
const colourAt = async (url: string, x: number, y: number): Promise<string> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(SIZE, SIZE).getContext("2d")!;
  canvas.drawImage(image, 0, 0);
  return canvas.getImageData(x, y, 1, 1).data.slice(0, 3).join(" ");
};

/** Tokens of the root, what stands fixed, what would still appear, and the conditions of the window are drawn as they are. */
export const Drawn: StoryObj = {
  render: () => <p>A document is drawn here.</p>,
  play: async () => {
    const drawn = await framed(`<html data-theme="dark"><style>
      :root { --is: rgb(1, 2, 3) } :root[data-theme=dark] { --is: rgb(10, 20, 30) }
      body { margin: 0; background: var(--is) }
      @keyframes appear { from { opacity: 0 } }
      div { position: fixed; width: 20px; height: 20px; background: rgb(200, 0, 0) }
      #fixed { right: 0; bottom: 0; animation: appear 10s }
      @media (min-width: 101px) { #fixed { background: rgb(0, 200, 0) } }
      @media (max-width: 100px) { #narrow { background: rgb(0, 0, 200) } }
    </style><body><div id="fixed"></div><div id="narrow"></div>\u0001</body></html>`);
    try {
      const url = await drawDocument(drawn, SIZE, SIZE);
      await expect(await colourAt(url, 50, 50)).toBe("10 20 30");
      await expect(await colourAt(url, 90, 90)).toBe("200 0 0");
      await expect(await colourAt(url, 5, 5)).toBe("0 0 200");
    } finally {
      drawn.defaultView?.frameElement?.remove();
    }
  },
};

import { within } from "storybook/test";

export const KEY = "story:transfers:columns";

export const headings = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>("thead th[data-column]")].map((th) => th.dataset["column"]);

export const heading = (canvas: HTMLElement, name: string) => within(canvas).getByRole("columnheader", { name });

export const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;

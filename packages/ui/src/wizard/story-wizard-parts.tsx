import type { StoryContext } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";

export type Canvas = StoryContext["canvas"];

export const fillAccount = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: /Name/ }), "Northwind");
  await userEvent.click(canvas.getByRole("button", { name: "Next" }));
};

export const heading = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole("heading", { name })).toHaveFocus());

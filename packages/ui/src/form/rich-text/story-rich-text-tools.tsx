import { screen } from "storybook/test";

export const TERMS = `<h2>Welcome offer</h2><p>Open to <strong>new players</strong>.</p>`;

export const box = () => screen.findByRole("textbox", { name: "Body" });

export const value = () => (JSON.parse(screen.getByTestId("values").textContent) as { body: string }).body;

export const tool = (name: string) => screen.findByRole("button", { name });

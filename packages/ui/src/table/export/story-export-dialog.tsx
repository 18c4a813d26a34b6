import { screen, within } from "storybook/test";

export const dialog = async () => within(await screen.findByRole("dialog", { name: "Export transfers" }));

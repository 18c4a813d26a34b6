import { expect, fn, screen, waitFor, within } from "storybook/test";

export const applied = fn();

export const drawer = async () => within(await screen.findByRole("dialog", { name: "Filters" }));

export const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

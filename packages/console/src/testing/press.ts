import { userEvent } from "storybook/test";
import { drawer } from "./on-screen.ts";

/** Presses a button of the drawer. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click((await drawer()).getByRole("button", { name }));

import { userEvent } from "storybook/test";
import { drawer } from "./on-screen.ts";

/** Presses a button of the drawer, once its form is there. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await (await drawer()).findByRole("button", { name }));

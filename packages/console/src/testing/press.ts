import { expect, userEvent, waitFor } from "storybook/test";
import { drawer } from "./on-screen.ts";

/** Presses a button of the drawer, once its form is there and it does not wait for checks. */
export const press = async (name: string | RegExp): Promise<void> => {
  const button = async () => (await drawer()).findByRole("button", { name });
  await waitFor(async () => expect(await button()).not.toHaveAccessibleDescription(/^Waiting for \d/));
  await userEvent.click(await button());
};

import { expect, userEvent, waitFor } from "storybook/test";
import { drawer } from "#testing/on-screen.ts";

/** Opens the tab History of the open panel: the logged change is shown with the values before and after. */
export const showsHistory = async (message: string): Promise<void> => {
  const panel = await drawer();
  await userEvent.click(await panel.findByRole("tab", { name: "History" }));
  await waitFor(() => expect(panel.getByText(message)).toBeVisible());
  await waitFor(() =>
    expect(panel.getByRole("region", { name: `Changes: ${message}` })).toHaveTextContent(/INACTIVE→ACTIVE/),
  );
};

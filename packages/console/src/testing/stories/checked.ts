import { expect, screen, waitFor, within } from "storybook/test";

/** The checks on screen now. */
export const shownChecks = () => within(screen.getByRole("region", { name: "Checks" }));

/** Waits until a check, by its label, says this, as it is read aloud: "Stop: differs". */
export const checked = (label: string, text: string | RegExp): Promise<void> =>
  waitFor(() =>
    expect(
      shownChecks().getByText(label, { selector: "[data-slot=check-label]" }).nextElementSibling,
    ).toHaveTextContent(text),
  );

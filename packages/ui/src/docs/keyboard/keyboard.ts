import { expect, screen, userEvent, waitFor } from "storybook/test";

/** What an element that has the focus is called, near enough to tell it from its neighbours. */
const nameOf = (element: Element): string => {
  const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const labelled = ids.map((id) => document.getElementById(id)?.textContent).join(" ");
  const { labels } = element as HTMLInputElement;
  return element.getAttribute("aria-label") ?? (labelled || (labels?.[0]?.textContent ?? element.textContent)).trim();
};

/** Goes on with Tab until what has this name has the focus; fails after 30 stops. */
export const tabTo = async (name: RegExp): Promise<void> => {
  const { body } = document;
  const there = () => document.activeElement !== body && name.test(nameOf(document.activeElement ?? body));
  for (let stop = 0; stop < 30 && !there(); stop += 1) await userEvent.tab();
  await expect(there(), `${String(name)} is reached by Tab`).toBe(true);
};

/** A modal window has the focus and keeps it, however often Tab is pressed, both ways. */
export const expectTrap = async (role: "dialog" | "alertdialog"): Promise<void> => {
  const box = await screen.findByRole(role);
  await waitFor(() => expect(box).toContainElement(document.activeElement as HTMLElement));
  const seen = new Set<Element | null>();
  for (const shift of [false, true])
    for (let stop = 0; stop < 12; stop += 1) {
      await userEvent.tab({ shift });
      await expect(box).toContainElement(document.activeElement as HTMLElement);
      seen.add(document.activeElement);
    }
  await expect(seen.size).toBeGreaterThan(1);
};

/** Escape closes what is on top (the hint of what has the focus before all), and the focus is back where it was. */
export const expectReturn = async (role: "dialog" | "alertdialog" | "menu", to: HTMLElement): Promise<void> => {
  if (screen.queryByRole("tooltip")) await userEvent.keyboard("{Escape}");
  const before = screen.queryAllByRole(role, { hidden: true }).length;
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryAllByRole(role, { hidden: true })).toHaveLength(before - 1));
  await waitFor(() => expect(to).toHaveFocus());
};

/** Enter on the button of an `Opener`, the one that can be reached: nothing is opened by the pointer. */
export const openByKey = async (): Promise<HTMLElement> => {
  const button = screen.getByRole("button", { name: "Open" });
  button.focus();
  await userEvent.keyboard("{Enter}");
  return button;
};

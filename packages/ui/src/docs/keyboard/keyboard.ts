import { expect, screen, userEvent, waitFor } from "storybook/test";

/** Approximate accessible name of the focused element, to tell it from its neighbours. */
const nameOf = (element: Element): string => {
  const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const labelled = ids.map((id) => document.getElementById(id)?.textContent).join(" ");
  const { labels } = element as HTMLInputElement;
  return element.getAttribute("aria-label") ?? (labelled || (labels?.[0]?.textContent ?? element.textContent)).trim();
};

/** Presses Tab until the element with this name has the focus; fails after 30 presses. */
export const tabTo = async (name: RegExp): Promise<void> => {
  const { body } = document;
  const there = () => document.activeElement !== body && name.test(nameOf(document.activeElement ?? body));
  for (let stop = 0; stop < 30 && !there(); stop += 1) await userEvent.tab();
  await expect(there(), `${String(name)} is reached by Tab`).toBe(true);
};

/** Asserts that a modal window has the focus and keeps it on Tab and Shift+Tab. */
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

/** Asserts that Escape closes the top overlay (a tooltip of the focused element first) and returns the focus. */
export const expectReturn = async (role: "dialog" | "alertdialog" | "menu", to: HTMLElement): Promise<void> => {
  if (screen.queryByRole("tooltip")) await userEvent.keyboard("{Escape}");
  const before = screen.queryAllByRole(role, { hidden: true }).length;
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryAllByRole(role, { hidden: true })).toHaveLength(before - 1));
  await waitFor(() => expect(to).toHaveFocus());
};

/** Presses Enter on the reachable button of an `Opener`, so that nothing is opened by pointer. */
export const openByKey = async (): Promise<HTMLElement> => {
  const button = screen.getByRole("button", { name: "Open" });
  button.focus();
  await userEvent.keyboard("{Enter}");
  return button;
};

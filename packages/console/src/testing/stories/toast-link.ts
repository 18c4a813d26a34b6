import { expect, waitFor, within } from "storybook/test";

/** The toast names the record and links to its drawer or page. */
export const expectToastLink = async (name: string | RegExp, address: string): Promise<void> => {
  await waitFor(async () => {
    const toasts = [...document.querySelectorAll<HTMLElement>("[data-slot=toast]")];
    const toast = toasts.find((it) =>
      typeof name === "string" ? it.textContent.includes(name) : name.test(it.textContent),
    );
    if (!toast) throw new Error(`No toast names ${String(name)}`);
    await expect(within(toast).getByRole("link", { name: "Open" }).getAttribute("href")).toContain(address);
  });
};

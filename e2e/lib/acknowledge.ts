import { expect, type Page } from "@playwright/test";

/** Ticks the check box, or types the name, that the irreversible action on screen asks for. */
export const acknowledge = async (page: Page): Promise<void> => {
  const question = page.getByRole("alertdialog");
  const box = question.getByRole("checkbox", { name: "I understand that this cannot be undone." });
  const name = question.getByRole("textbox", { name: /^Type .* to confirm$/ });
  await expect(box.or(name)).toBeVisible();
  if (await box.isVisible()) await box.check();
  else await name.fill(await question.locator("label strong").innerText());
};

import { background } from "../lib/background.ts";
import { expect, signIn, test } from "../fixtures.ts";

test("realtime: debit toast stays until closed; connection lost → said until it is back", async ({ page, site }) => {
  const { realtime } = site.backend!;
  await signIn(page, "ADMIN", "/withdraw/bank-list");
  await background(page);
  await page.mouse.move(300, 300);
  await expect.poll(() => realtime.size).toBe(1);
  await expect
    .poll(async () => {
      realtime.send({ type: "new-debit", message: "A debit of 12 EUR is new." }, "platform");
      return page.getByText("A debit of 12 EUR is new.").count();
    })
    .toBe(1);
  realtime.cut();
  await expect(page.getByText(/Live messages are interrupted/)).toBeVisible();
  await expect(page.getByText(/Live messages are interrupted/)).toBeHidden();
  await expect(page.getByText("A debit of 12 EUR is new.")).toBeVisible();
});

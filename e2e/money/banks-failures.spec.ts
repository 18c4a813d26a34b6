import { expect, signIn, test } from "../fixtures.ts";
import { rowsOf } from "../lib/shown.ts";

const LIST = "/withdraw/bank-list";

for (const [fault, says] of [
  ["refused", /Unable To Save Changes/],
  ["refused-silently", /Something went wrong\. Please try again later\./],
  ["500", /The Change Is Not Confirmed/],
  ["html-502", /The Change Is Not Confirmed/],
  ["html-200", /The Change Is Not Confirmed/],
  ["cut", /The Change Is Not Confirmed/],
  ["null", /The Change Is Not Confirmed/],
  ["lost", /The Change Is Not Confirmed/],
  ["403", /Unable To Save Changes/],
] as const)
  test(`bank save: response is “${fault}” → its message, typed values kept`, async ({ page, mock, problems }) => {
    problems.allow(/Failed to load resource|ERR_|status of/);
    await mock({ faults: [{ operation: "updateBank", fault }] });
    await signIn(page, "SUPER_ADMIN", LIST);
    await rowsOf(page).nth(0).click();
    const drawer = page.getByRole("dialog").first();
    await drawer.getByLabel("Order").fill("78");
    await drawer.getByRole("button", { name: /^Save/ }).click();
    await expect(page.getByText(says).first()).toBeVisible();
    const ok = page.getByRole("alertdialog").getByRole("button", { name: "OK" });
    if (fault !== "refused-silently") await ok.click();
    await expect(drawer.getByLabel("Order")).toHaveValue("78");
  });

test("bank list: response is HTML → error with its time and reference; recovers by itself", async ({
  page,
  mock,
  problems,
}) => {
  problems.allow(/Failed to load resource|status of/);
  await mock({ faults: [{ operation: "listBanks", fault: "html-200" }] });
  await signIn(page, "SUPER_ADMIN", LIST);
  await expect(page.getByRole("main").getByText("Banks could not be loaded")).toBeVisible();
  await expect(page.getByRole("button", { name: /try again/i })).toBeVisible();
  await expect(page.getByText(/^At \d\d:\d\d:\d\d\. Retrying automatically\.$/)).toBeVisible();
  await expect(page.getByText(/^Reference [\da-f]{32}$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy for support" })).toBeVisible();
  await mock({ faults: [] });
  await expect(rowsOf(page).nth(0)).toBeVisible();
});

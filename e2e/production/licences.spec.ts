import { expect, signIn, test } from "../fixtures.ts";

test("licence notices: each package that ships, with its licence's text", async ({ request }) => {
  const answer = await request.get("/licences.txt");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const notices = (await answer.text()).split(/^-{80}$/m).map((it) => it.trim());
  const names = notices.map((it) => it.slice(0, it.indexOf(" ")));
  expect(names).toEqual(
    expect.arrayContaining(["react", "dompurify", "tailwindcss", "@fontsource-variable/inter", "lucide-react"]),
  );
  // The shortest text of a licence is longer.
  expect(notices.filter((it) => it.length < 400)).toEqual([]);
});

test("licence notices: version in the menu is clicked → About this console with licence notices; closed → focus is back", async ({
  ownPage: page,
}) => {
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  const version = page.getByRole("button", { name: /^Version/ });
  await version.click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("dialog", { name: "About this console" }).getByRole("link", { name: "Licence notices" }).click();
  const notices = await opened;
  await expect(notices.getByText("SIL OPEN FONT LICENSE")).toBeVisible();
  await notices.close();
  await page.keyboard.press("Escape");
  await expect(version).toBeFocused();
});

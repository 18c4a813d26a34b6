import { ENTRIES, ROLES } from "../lib/entries.ts";
import { signIn, test } from "../fixtures.ts";
import { visit, WIDTHS } from "../lib/visit.ts";

/*
 * `pnpm sweep`: the checks of e2e/shell/pages.spec.ts for each page, role and width, with axe. `--grep "PARTNER: every page
 * of Billing"` selects a part. The refusal is the same on all pages, so axe checks it at one width only.
 */
for (const role of ROLES)
  for (const [group, entries] of Map.groupBy(ENTRIES, (entry) => entry.group))
    test(`${role}: every page of ${group}`, async ({ page, problems }) => {
      // A record that does not exist is answered with 404.
      problems.allow(/status of 404/);
      await signIn(page, role, "/user/profile");
      for (const entry of entries)
        await test.step(entry.address, () =>
          visit(page, entry, role, { widths: WIDTHS, axeAt: entry.roles.includes(role) ? WIDTHS : [1280] }),
        );
    });

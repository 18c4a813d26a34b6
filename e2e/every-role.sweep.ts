import { ENTRIES, ROLES } from "./entries.ts";
import { signIn, test } from "./fixtures.ts";
import { visit, WIDTHS } from "./visit.ts";

/*
 * `pnpm sweep`: all that e2e/pages.spec.ts deals out, for everybody: every entry of the catalogue as each role, at
 * every width, with axe. `--grep "PARTNER: every page of Billing"` takes a part. Whoever is refused sees the same words everywhere:
 * axe looks at them at one width.
 */
for (const role of ROLES)
  for (const [group, entries] of Map.groupBy(ENTRIES, (entry) => entry.group))
    test(`${role}: every page of ${group}`, async ({ page, problems }) => {
      // A record that is not there is answered with 404.
      problems.allow(/status of 404/);
      await signIn(page, role, "/user/profile");
      for (const entry of entries)
        await test.step(entry.address, () =>
          visit(page, entry, role, { widths: WIDTHS, axeAt: entry.roles.includes(role) ? WIDTHS : [1280] }),
        );
    });

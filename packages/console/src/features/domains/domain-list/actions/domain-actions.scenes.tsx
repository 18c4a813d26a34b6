import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { domain } from "#testing/rows/domain-rows.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { typeToConfirm } from "#testing/stories/answer.ts";
import { chooseInQuestion } from "#testing/stories/choose.ts";
import { confirmation } from "#testing/stories/confirmation.ts";
import type { DomainOrder } from "./domain-order.tsx";

type Domain = Parameters<typeof domain>[1];

const opening = (action?: DomainOrder, values?: Domain): Partial<Scene> => ({
  account: "admin",
  opens: (db) => ({ id: "domain-actions", params: { domain: domain(db, values), ...(action && { action }) } }),
});

export default {
  ...staging,
  title: "Panels/Settings/Domain Actions",
  tags: ["panel:domain-actions"],
  args: opening(),
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const of = (button: string, fill?: () => Promise<void>) =>
  confirmation({
    title: "Domain Actions",
    button,
    write: "changeDomain",
    failure: "Unable To Change Domain",
    ...(fill && { fill }),
  });

/** Sends {action, domainDetails} without ?opId (content §7). */
const order = (action: DomainOrder, button: string, says: string, values?: Domain, fill?: () => Promise<void>) =>
  of(button, fill).sends(
    (db) => {
      const { opId, domainName } = domain(db, values);
      return { body: { action, domainDetails: { opId, domainName } } };
    },
    says,
    { args: opening(action, values) },
  );
export const Sync = order("SYNC_CF", "Force sync", "Domain synced with Cloudflare.");
export const Associate = look(order("ASSOCIATE", "Force associate", "Domain associated with its route."));
/** A domain that does not serve yet → warned with the open step, and still allowed. */
export const SetPrimaryBeforeItServes: SceneStory = {
  args: {
    account: "admin",
    opens: (db) => ({
      id: "domain-actions",
      params: { domain: { ...domain(db), cfZoneStatus: "active", cfDnsConfigured: false }, action: "SET_PRIMARY" },
    }),
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole("alertdialog", { name: "Domain Actions" })).toHaveTextContent(
        "This domain does not serve the site yetStep 2 of 6: DNS records not configured.",
      ),
    );
    await expect(screen.getByRole("button", { name: "Set primary" })).toBeEnabled();
  },
};
export const SetPrimary = order("SET_PRIMARY", "Set primary", "Domain set as primary.");
export const Purge = look(order("PURGE_CACHE", "Purge cache", "Page cache purged."));
export const PurgeAll = look(order("PURGE_CACHE_ALL", "Purge all cache", "All cache purged."));
export const DeleteAtCloudflare = look(
  order("CF_DELETE", "Delete at Cloudflare", "Domain deleted at Cloudflare.", {}, typeToConfirm),
);
export const DeleteAtFrontDoor = look(
  order("AFD_DELETE", "Delete at Front Door", "Domain deleted at Front Door.", {}, typeToConfirm),
);
export const DeleteFromRecords = look(
  order("DB_DELETE", "Delete from our records", "Domain deleted from our records.", {}, typeToConfirm),
);

/** Starts with one action; each of the others has its own text, and EDIT opens its form (content §2). */
export const NineActions: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { domainName } = domain(db);
    const question = await screen.findByRole("alertdialog", { name: "Domain Actions" });
    await expect(question).toHaveAccessibleDescription(
      `Read the status of ${domainName} from Cloudflare again. Nothing changes at Cloudflare.`,
    );
    await expect(screen.getAllByRole("option")).toHaveLength(8);
    await chooseInQuestion(/^Action/, "Set primary");
    await expect(question).toHaveAccessibleDescription(
      `Make ${domainName} the primary domain of Nordlys. It replaces the current primary domain.`,
    );
    await userEvent.click(screen.getByRole("button", { name: "Edit domain…" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Edit Domain" })).toBeVisible());
  },
};
/** A destructive action has its own question and requires typing the name. */
export const DangerWaits = of("Delete from our records").waits(/Type/, opening("DB_DELETE"));
export const PrimaryStays = of("Delete from our records").waits(
  "A primary domain cannot be deleted. Make another domain primary first.",
  opening("DB_DELETE", { isPrimary: true }),
);
export const NoZone = look(
  of("Force sync").waits("The domain has no Cloudflare zone.", {
    ...opening(),
    opens: (db) => ({ id: "domain-actions", params: { domain: { ...domain(db), cfZoneId: null } } }),
  }),
);
/** DEV_OPS can edit domains but not run actions (content §6). */
export const ForDevOps = look(
  of("Force sync").waits("Only super admins and admins can do this.", {
    ...opening(),
    account: "dev-ops",
  }),
  { name: "Signed in as DevOps" },
);
/** Shows the first message of the server (content §8). */
export const Refused = of("Force associate").refused(
  (db) => {
    const row = domain(db);
    db.domains.domains.set(row.domainName, { ...row, afdValidationStatus: "Pending" });
  },
  (db) => `Front Door has not validated ${domain(db).domainName} yet.`,
  opening("ASSOCIATE"),
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords = of("Force sync").refused(() => undefined, "Unable to perform this action", {
  ...opening(),
  faults: [{ operation: "changeDomain", fault: "refused-silently" }],
});
/** Delete from our records closes the domain's drawer too. */
export const DrawerCloses: SceneStory = {
  args: {
    ...opening("DB_DELETE"),
    at: (db) => `/settings/cf-account-v2/domains?panel=domain-details-v2&zone=${domain(db).domainName}`,
  },
  play: async () => {
    await typeToConfirm();
    await of("Delete from our records").confirm();
    await waitFor(() => expect(screen.getByText("Domain deleted from our records.")).toBeVisible());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
export const WithoutRight = of("Force sync").forbidden("edit_domains", "operator-manager");

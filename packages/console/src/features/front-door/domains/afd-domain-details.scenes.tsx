import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { frontDoorDomain } from "#testing/rows/front-door-rows.ts";
import { dialog, drawer, shownDrawer } from "#testing/on-screen.ts";
import { failedPanel, forbiddenPanel, gonePanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { pressMore } from "#testing/press-more.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { shows, showsFacts } from "#testing/stories/record.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

const at = "/?panel=afd-domain-details&frontDoorDomain=";
const of = (served: boolean) => (db: Db) => at + frontDoorDomain(db, served).id;

export default {
  ...staging,
  title: "Panels/Settings/AFD Domain Details",
  tags: ["panel:afd-domain-details"],
  args: { account: "dev-ops", at: of(true) },
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "showFrontDoorDomain" });

export const Details = showsFacts(
  "Verification title, Verification token, Token expires, Route, Target, Provisioning",
  {},
  ["ID", "Created"],
);
/**
 * Name and hostname accept 3 to 25 characters; Save stays disabled and gives the reason (content §2, §5; ruling 30).
 */
export const SaveStaysDisabled: SceneStory = {
  play: async ({ loaded }) => {
    await typeIn(/^Name/, "ab");
    await userEvent.tab();
    const shown = await drawer();
    await waitFor(() =>
      expect(shown.getByRole("textbox", { name: /^Name/ })).toHaveAccessibleDescription("Use at least 3 characters."),
    );
    await typeIn(/^Hostname/, "another.nordlys.example");
    await press("Save");
    await expect(shown.getByRole("button", { name: "Save" })).toHaveAccessibleDescription(
      "Front Door domains cannot be changed. Delete the record and create a new one.",
    );
    await expectNothingSent(loaded, "updateDnsRecord");
  },
};
/** The token is masked until it is revealed. */
export const Token: SceneStory = {
  play: async ({ loaded: { db } }) => {
    const { hostName, validationProperties } = frontDoorDomain(db, true);
    await waitFor(() => expect(shownDrawer().getByText(`_dnsauth.${hostName}`)).toBeVisible());
    await expect(document.documentElement.outerHTML).not.toContain(validationProperties.validationToken);
    await press("Show verification token");
    await expect((await drawer()).getByText(validationProperties.validationToken)).toBeVisible();
  },
};
export const PendingValidation = look(
  shows(["Front Door has not validated it yet", /into a new TXT record/], {
    at: of(false),
    arrange: (db) => {
      const row = frontDoorDomain(db);
      const validationProperties = { ...row.validationProperties, expirationDate: "2099-01-01T00:00:00Z" };
      db.developer.frontDoor.set(row.id, { ...row, domainValidationState: "Pending", validationProperties });
    },
  }),
);
/** Refresh shows the current Front Door status. */
export const Refreshed: SceneStory = {
  args: { at: of(false) },
  play: async ({ loaded: { db } }) => {
    const row = frontDoorDomain(db);
    await (await drawer()).findByRole("button", { name: "Refresh" });
    db.developer.frontDoor.set(row.id, { ...row, domainValidationState: "Approved", endpointName: "ppf-9" });
    await press("Refresh");
    await waitFor(() => expect(shownDrawer().getByText("ppf-9")).toBeVisible());
    await waitFor(() => expect(shownDrawer().queryByText(/^Front Door (has|did) not/)).toBeNull());
  },
};
export const DeleteRecord: SceneStory = {
  play: async () => {
    await pressMore("Delete Record");
    await expect((await dialog("Delete custom domain")).getByRole("button", { name: /^Delete / })).toBeVisible();
  },
};
export const RouteError = look({
  args: { faults: [{ operation: "showFrontDoorEndpoint", fault: "html-200" }] },
  play: async () => {
    await waitFor(() => expect(screen.getByText("The route could not be loaded")).toBeVisible());
  },
});
export const Failed = failedPanel("showFrontDoorDomain", "custom domain");
export const NotFound = look(gonePanel(`${at}fd-nobody`, "custom domain"));
export const Forbidden = look(forbiddenPanel("showFrontDoorDomain", "view_front_door", "operator-admin"));

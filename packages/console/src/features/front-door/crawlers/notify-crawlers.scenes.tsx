import type { Db } from "@backoffice/mocks";
import { expect, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer, shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel } from "#testing/panel-states.ts";
import { press } from "#testing/press.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { form } from "#testing/stories/form.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

const ABOUT = { opId: "op-nordlys", domain: "nordlys.example" };
const page = (path: string | number) => `https://nordlys.example/${path}`;

const withKey = (hasCrawlerKey: boolean) => (db: Db) => {
  const { extras } = db.operatorAdmin;
  extras.set(ABOUT.opId, { ...extras.get(ABOUT.opId)!, hasCrawlerKey });
};

export default {
  ...staging,
  title: "Panels/Settings/Notify Crawlers",
  tags: ["panel:notify-crawlers"],
  args: {
    account: "operator-admin",
    arrange: withKey(true),
    opens: () => ({ id: "notify-crawlers", params: ABOUT }),
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });

const panel = form({ write: "notifyCrawlers", save: "Notify crawlers" });
/** The domain is known, so the first address has the focus. */
const paste = async (...urls: readonly string[]) => {
  const first = await (await drawer()).findByLabelText("Address 1");
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.paste(urls.join("\n"));
};
const five = Array.from({ length: 5 }, (_, index) => page(index));

/** Sends operator, domain and up to five pages of it (content §7, §9). */
export const Notified = panel.sends(() => paste(...five), { body: { ...ABOUT, urls: five } }, "Crawlers notified.");
export const NoSixth: SceneStory = {
  play: async () => {
    await paste(...five);
    await waitFor(() =>
      expect(shownDrawer().getByRole("button", { name: "Add address" })).toHaveAccessibleDescription(
        "Use at most 5 entries.",
      ),
    );
  },
};
/** A sixth address can be pasted and stays visible, but nothing is sent (content §5). */
export const Six: SceneStory = {
  play: async ({ loaded }) => {
    await paste(...five, page(6));
    await press("Notify crawlers");
    await waitFor(() => expect(shownDrawer().getAllByText("Use at most 5 addresses.")[0]).toBeVisible());
    await expectNothingSent(loaded, "notifyCrawlers");
  },
};
export const Foreign = panel.says(
  () => paste(page("a"), "https://evil.example/nordlys.example"),
  async () => (await drawer()).getByLabelText("Address 2"),
  "https://evil.example/nordlys.example is not an address of nordlys.example.",
);
export const WithoutDomain = panel.says(
  async () => {
    await paste(page("a"), page("b"));
    await typeIn(/^Domain/, " ");
  },
  /^Domain/,
  /Enter the domain\./,
);
/** The operator has no generated key (content §8). */
export const WithoutKey = panel.refused(
  () => paste(page("a"), page("b")),
  withKey(false),
  "Failed to notify crawlers. Please check your generated key.",
);
/** The server sends no message: the documented one is shown (content §8). */
export const RefusedWithoutWords = panel.refused(
  () => paste(page("a"), page("b")),
  () => undefined,
  "Failed to notify crawlers. Please check your generated key.",
  { faults: [{ operation: "notifyCrawlers", fault: "refused-silently" }] },
);
export const WithoutRight = forbiddenPanel("notifyCrawlers", "notify_crawlers", "dev-ops");

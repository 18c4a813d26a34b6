import { expect, screen, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { cfAccountV3, hostname } from "#testing/rows/domain-rows.ts";
import { shownDrawer } from "#testing/on-screen.ts";
import { forbiddenPanel } from "#testing/panel-states.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { form } from "#testing/stories/form.ts";
import { expectNothingSent } from "#testing/stories/sent.ts";
import { typeIn } from "#testing/type-in.ts";

const NEW = { at: "/?opId=op-nordlys", opens: () => ({ id: "hostname-edit", params: {} }) as const };

export default {
  ...staging,
  title: "Panels/Settings/Hostname, form",
  tags: ["panel:hostname-edit"],
  args: { opens: (db) => ({ id: "hostname-edit", params: { hostname: hostname(db) } }) },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });

const edited = form({ write: "updateHostname" });
const added = form({ write: "createHostname", save: "Add hostname", args: NEW });
const fill = async () => {
  await typeIn(/^Hostname/, "Dusk.nordlys.example");
  await choose(/^CF account code/, "SAAS-NORDLYS-1");
};

/** POST to create (content §7). */
export const New = look(
  added.sends(
    fill,
    { query: { opId: "op-nordlys" }, body: { cfAccountCode: "SAAS-NORDLYS-1", hostname: "dusk.nordlys.example" } },
    "Hostname is added successfully!",
  ),
);
/** One of the two is missing: the documented error; nothing is sent (content §8). */
export const BothRequired: SceneStory = {
  args: NEW,
  play: async ({ loaded }) => {
    await typeIn(/^Hostname/, "dusk.nordlys.example");
    await added.save();
    await waitFor(() => expect(screen.getByText("CF account code and Hostname are required")).toBeVisible());
    await expectNothingSent(loaded, "createHostname");
  },
};
export const WithPath = added.says(
  () => typeIn(/^Hostname/, "dusk.nordlys.example/start"),
  /^Hostname/,
  /without a path/,
);
export const ThereAlready = added.taken(
  async (db) => {
    await fill();
    await typeIn(/^Hostname/, hostname(db).hostname);
  },
  /^Hostname/,
  /already exists\./,
);
/** PUT to edit: the hostname is read-only and moves to the other account (content §7). */
export const Moved = edited.sends(
  () => choose(/^CF account code/, "SAAS-NORDLYS-3"),
  (db) => ({
    query: { opId: "op-nordlys" },
    body: { cfAccountCode: cfAccountV3(db).cfAccountCode, hostname: hostname(db).hostname },
  }),
  "Hostname saved.",
);
export const NameStays: SceneStory = {
  play: () =>
    waitFor(() => expect(shownDrawer().getByRole("textbox", { name: /^Hostname/ })).toHaveAttribute("readonly")),
};
export const WithoutRight = forbiddenPanel("updateHostname", "edit_hostnames", "operator-manager");

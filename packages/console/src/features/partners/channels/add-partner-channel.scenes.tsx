import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { forbiddenPanel } from "#testing/panel-states.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { form } from "#testing/stories/form.ts";
import { typeIn } from "#testing/type-in.ts";

const opens: Scene["opens"] = () => ({ id: "add-partner-channel", params: {} });

export default {
  ...staging,
  title: "Panels/Partners/Add Partner Channel",
  tags: ["panel:add-partner-channel"],
  args: { scenario: "small", opens },
} satisfies SceneMeta;

export const Default = look();

const panel = form({ write: "createPartnerChannel", save: "Add channel" });
const domain = async () => (await drawer()).findByRole("combobox", { name: /^Domain/ });
const partner = async () => (await drawer()).findByRole("combobox", { name: /^Partner/ });
const choosePartner = async () => {
  await waitFor(async () => expect(await partner()).not.toHaveAccessibleDescription(/first|loading/i));
  await choose(/^Partner/, "Aurora");
};
/** A domain of the operator, once loaded. */
const chooseDomain = async (name = "nordlys.example.com") => {
  await waitFor(async () => expect(await domain()).not.toHaveAccessibleDescription(/first|loading/i));
  await choose(/^Domain/, name);
};
const fill = async () => {
  await typeIn(/^Description/, "Podcast of June");
  await choose(/^Operator or brand/, "Nordlys");
  await choosePartner();
  await chooseDomain();
};
const JUNE = { description: "Podcast of June", domain: "nordlys.example.com", opId: "op-nordlys" };
const ADDED = "New Channel Added!";

/** An admin chooses the partner and a domain of the operator. */
export const New = panel.sends(fill, { body: { ...JUNE, partnerId: "pt-4711" } }, ADDED, {
  after: (db) =>
    expect([...db.partners.channels.values()].at(-1)).toMatchObject({
      ...JUNE,
      isPartner: true,
      partnerId: "pt-4711",
    }),
});

/** A partner adds its own channel without partner and operator fields. */
export const PartnerUser = look(
  panel.sends(
    async () => {
      await typeIn(/^Description/, "Podcast of June");
      await chooseDomain();
      await expect((await drawer()).queryByRole("combobox", { name: /^(Operator|Partner)/ })).toBeNull();
      await expect((await drawer()).getByText("New Partner Channel")).toBeVisible();
    },
    { body: { ...JUNE, partnerId: "pt-4711" } },
    ADDED,
    { args: { account: "partner" } },
  ),
);

/** Operator staff may add a channel without a partner. */
export const OperatorInvoice = look(
  panel.sends(
    async () => {
      await typeIn(/^Description/, "Podcast of June");
      await chooseDomain();
    },
    { body: JUNE },
    ADDED,
    { args: { account: "operator-admin" } },
  ),
);

const says = (fields: () => Promise<void>, box: RegExp, rule: string): SceneStory => ({
  play: async ({ loaded }) => {
    await fields();
    await panel.save();
    const field = async () => (await drawer()).findByLabelText(box, { selector: "input, button, select, textarea" });
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(new RegExp(rule)));
    await expect(loaded.calls.some(({ id }) => id === "createPartnerChannel")).toBe(false);
  },
});
export const WithoutDescription = says(
  async () => {
    await fill();
    await typeIn(/^Description/, "  ");
  },
  /^Description/,
  "Enter the description.",
);
export const WithoutPartner = says(
  async () => {
    await typeIn(/^Description/, "Podcast of June");
    await choose(/^Operator or brand/, "Nordlys");
    await chooseDomain();
  },
  /^Partner/,
  "Choose the partner of the channel.",
);
export const WithoutDomain = says(
  async () => {
    await typeIn(/^Description/, "Podcast of June");
    await choose(/^Operator or brand/, "Nordlys");
    await choosePartner();
    await waitFor(async () => expect(await domain()).not.toHaveAccessibleDescription(/first|loading/i));
  },
  /^Domain/,
  "Choose the domain.",
);

/** Changing the operator clears dependent choices. */
export const OfAnotherOperator: SceneStory = {
  play: async () => {
    await fill();
    await choose(/^Operator or brand/, "Polaris");
    await waitFor(async () => expect(await domain()).toHaveValue(""));
    await waitFor(async () =>
      expect(within(await domain()).getByRole("option", { name: "polaris.example.com" })).toBeInTheDocument(),
    );
    await expect(await partner()).not.toHaveTextContent("Aurora Media");
  },
};

export const TakenDescription = panel.taken(
  async (db) => {
    await fill();
    const { description, domain: name } = [...db.partners.channels.values()].find((it) => it.opId === "op-nordlys")!;
    await typeIn(/^Description/, description);
    await chooseDomain(name);
  },
  /^Description/,
  /already exists/,
);

/** The documented title of the error dialog (money §8). */
export const Refused: SceneStory = {
  args: { faults: [{ operation: "createPartnerChannel", fault: "refused" }] },
  play: async () => {
    await fill();
    await panel.save();
    const error = await screen.findByRole("alertdialog", { name: "Unable To Create Channel" });
    await userEvent.click(within(error).getByRole("button", { name: "OK" }));
    await expect((await drawer()).getByRole("textbox", { name: /^Description/ })).toHaveValue("Podcast of June");
  },
};
export const Forbidden = look(forbiddenPanel("createPartnerChannel", "edit_marketing_channels", "operator-manager"));

import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { drawer } from "#testing/on-screen.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { choose } from "#testing/stories/choose.ts";
import { form, untouched } from "#testing/stories/form.ts";
import { shows } from "#testing/stories/record.ts";
import { typeIn } from "#testing/type-in.ts";
import { nordlysPlayer } from "#testing/rows/wallet-rows.ts";

const polarisPlayer = (db: Db) => firstOf(db.players, ({ opId }) => opId === "br-polaris");

export default {
  ...staging,
  title: "Panels/Support/Create Support Ticket",
  tags: ["panel:create-support-ticket"],
  args: {
    opens: () => ({ id: "create-support-ticket", params: {} }),
    arrange: (db) => {
      const player = polarisPlayer(db);
      db.players.set(player.playerId, { ...player, username: "quietharbour" });
    },
  },
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });

const ticket = form({ write: "createTicket", save: "Create ticket" });
const find = async (typed: string) => {
  await userEvent.click(await (await drawer()).findByRole("combobox", { name: /^Customer/ }));
  await userEvent.keyboard(typed);
};
const write = async () => {
  await typeIn(/^Subject/, " Your documents ");
  await typeIn(/^Message/, "Please upload the front of your card.");
};
const WRITTEN = { subject: "Your documents", message: "Please upload the front of your card." };

/** Sends a brand's player with brand, operator and their names (content §3). */
export const Created: SceneStory = ticket.sends(
  async () => {
    await choose(/^Brand/, "Polaris");
    await find("quietharbour");
    await userEvent.click(await screen.findByRole("option", { name: /quietharbour/ }));
    await write();
  },
  (db) => {
    const { playerId } = polarisPlayer(db);
    return {
      body: {
        ...WRITTEN,
        brandId: "br-polaris",
        brandTitle: "Polaris",
        opId: "br-polaris",
        parentBrandId: "op-nordlys",
        parentBrandTitle: "Nordlys",
        customerId: playerId,
        playerId,
      },
    };
  },
  /^Ticket #\d+ created\.$/,
);

/** The player is preselected from the page that opened it. */
export const ForAPlayer = look(
  ticket.sends(
    write,
    (db) => {
      const { playerId } = nordlysPlayer(db);
      return {
        body: {
          ...WRITTEN,
          brandId: "op-nordlys",
          brandTitle: "Nordlys",
          opId: "op-nordlys",
          parentBrandId: null,
          parentBrandTitle: null,
          customerId: playerId,
          playerId,
        },
      };
    },
    /^Ticket #\d+ created\.$/,
    {
      args: {
        opens: (db) => {
          const { playerId, playerCode, opId } = nordlysPlayer(db);
          return { id: "create-support-ticket", params: { player: { playerId, playerCode, brandId: opId } } };
        },
      },
    },
  ),
  { name: "Opened from a player" },
);

/** Brand, customer, subject and message are required (content §5). */
export const Empty = ticket.waits(untouched, "Enter the brand, the customer, the subject, and the message first.");

/** No brand selected: no customer can be chosen. */
export const WithoutBrand = shows(["Choose the brand first."]);

/** Customers of the brand, initially the one in scope; changing the brand clears the field. */
export const BrandCustomers = look({
  args: { at: "/?opId=br-polaris" },
  play: async ({ loaded: { db } }) => {
    const customer = async () => (await drawer()).findByRole("combobox", { name: /^Customer/ });
    await find("quietharbour");
    await userEvent.click(await screen.findByRole("option", { name: /quietharbour/ }));
    const { playerCode } = polarisPlayer(db);
    await waitFor(async () => expect(await customer()).toHaveTextContent(playerCode));
    await choose(/^Brand/, "Nordlys");
    await waitFor(async () => expect(await customer()).not.toHaveTextContent(playerCode));
    await find("quietharbour");
    await waitFor(() => expect(screen.getByText("Nothing found")).toBeVisible());
  },
});

/** The player moved to another brand meanwhile: error at the customer. */
export const MovedMeanwhile: SceneStory = {
  args: {
    at: "/?opId=op-nordlys",
    opens: (db) => {
      const { playerId, playerCode } = nordlysPlayer(db);
      return { id: "create-support-ticket", params: { player: { playerId, playerCode, brandId: "br-polaris" } } };
    },
  },
  play: async () => {
    await write();
    await ticket.save();
    await waitFor(() => expect(screen.getByText("This customer does not belong to the brand.")).toBeVisible());
  },
};

export const WithoutRight = shows(["edit_tickets"], { account: "dev-ops" });

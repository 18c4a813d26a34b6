import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { moreItem } from "#testing/more-item.ts";
import { look } from "#testing/look.ts";
import { dialog, drawer } from "#testing/on-screen.ts";
import { forbiddenPage } from "#testing/page-states.ts";
import { firstOf } from "#testing/rows/rows.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { acknowledge } from "#testing/stories/answer.ts";
import { nordlysPlayer } from "#testing/rows/wallet-rows.ts";

const of = (code: string, tab = "") => `/players/${code}${tab && `?tab=${tab}`}`;
const at = (tab = "") => ({ at: (db: Db) => of(nordlysPlayer(db).playerCode, tab) });

export default {
  ...staging,
  title: "Pages/Players/Player details",
  args: at(),
} satisfies SceneMeta;

export const Default = look();

const tabs = () => screen.getAllByRole("tab").map((it) => it.textContent.replace(/\d.*$/, ""));
const showEmptyFields = async () => userEvent.click(screen.getByRole("button", { name: /^Show \d+ empty fields?$/ }));
const terms = () => screen.getAllByRole("term").map((it) => it.textContent);

/** Header, figures and facts of a player. */
export const BlockedTestPlayer: SceneStory = {
  args: {
    arrange: (db) => {
      const player = nordlysPlayer(db);
      db.players.set(player.playerId, { ...player, username: "borealis", isBlocked: true, isTest: true });
    },
  },
  play: async ({ loaded: { db } }) => {
    const head = await screen.findByRole("heading", { name: /^borealis/ });
    await expect(head).toHaveTextContent("Blocked");
    await expect(head).toHaveTextContent("Test");
    await expect(head).toHaveTextContent(nordlysPlayer(db).playerCode);
    await showEmptyFields();
    await expect(terms().slice(0, 4)).toEqual(["Balance", "Bonus balance", "Deposited", "Withdrawn"]);
    await expect(terms().slice(terms().indexOf("First name")).slice(0, 7)).toEqual([
      "First name",
      "Last name",
      "Nickname",
      "Email",
      "Phone",
      "Country",
      "Date of birth",
    ]);
  },
};

/** SUPER_ADMIN sees all tabs, JSON and the parent operator. */
export const ForSuperAdmins: SceneStory = {
  args: { account: "super-admin" },
  play: async () => {
    await screen.findByRole("tab", { name: "Overview" });
    await expect(tabs()).toEqual([
      "Overview",
      "Wallet",
      "Transactions",
      "Bets",
      "Bonuses",
      "KYC",
      "Tickets",
      "Referrals",
      "History",
      "JSON",
    ]);
    await showEmptyFields();
    await expect(terms()).toContain("Parent operator");
  },
};

/** Tabs without permission are hidden, JSON too. */
export const TabsByRight: SceneStory = {
  args: { account: "operator-manager" },
  play: async () => {
    await screen.findByRole("tab", { name: "Overview" });
    await expect(tabs()).not.toContain("JSON");
    await expect(terms()).not.toContain("Parent operator");
  },
};

/** Lists in tabs request this player only, whatever the top bar's scope. */
const lists = (tab: string, label: RegExp, call: string): SceneStory => ({
  args: { at: (db) => `${of(nordlysPlayer(db).playerCode, tab)}&opId=op-sakura&is-test=true` },
  play: async ({ loaded: { db, calls } }) => {
    await screen.findByRole("grid", { name: label });
    await waitFor(() => expect(calls.some((it) => it.id === call)).toBe(true));
    const { playerCode } = nordlysPlayer(db);
    const { body } = calls.find((it) => it.id === call)!.input as { body: Record<string, unknown> };
    await expect(body).toMatchObject({ playerCode, opId: "*" });
    await expect(body["isTest"]).toBeUndefined();
  },
});
export const WalletTab = look(lists("wallet", /^Wallets/, "listPlayerBalances"));
export const TransactionsTab = look(lists("transactions", /^Transactions/, "listTransactions"));
export const BetsTab = look(lists("bets", /^Bets/, "listBets"));
export const BonusesTab = look(lists("bonuses", /^Bonuses/, "listPlayerBonuses"));
export const KycTab = look(lists("kyc", /^Documents/, "listDocuments"));
export const ActivityTab = look(lists("activity", /^History/, "listPlayerActivities"));

export const TicketsTab: SceneStory = {
  args: { account: "super-admin", ...at("tickets") },
  play: async ({ loaded: { db, calls } }) => {
    await screen.findByRole("grid", { name: /^Tickets/ });
    const { playerId } = nordlysPlayer(db);
    const requests = calls
      .filter(({ id }) => id === "listTickets")
      .map(({ input }) => (input as { body: object }).body);
    await expect(requests).toContainEqual(expect.objectContaining({ playerId, opId: "*", itemsPerPage: 10 }));
  },
};

/** A tab says how many rows it has before it is opened; KYC says how many documents are confirmed. */
export const CountsOnTabs: SceneStory = {
  args: {
    account: "super-admin",
    arrange: (db) => {
      const player = nordlysPlayer(db);
      db.players.set(player.playerId, { ...player, kyc: { verifications: { CONFIRMED: 3, PENDING: 3 } } });
    },
  },
  play: async ({ loaded: { db } }) => {
    const { playerCode } = nordlysPlayer(db);
    const own = [...db.bets.bets.values()].filter(({ player }) => player.playerCode === playerCode).length;
    await waitFor(() => expect(screen.getByRole("tab", { name: /^Bets/ })).toHaveTextContent(`Bets${own}`));
    await expect(screen.getByRole("tab", { name: /^KYC/ })).toHaveTextContent(/^KYC\d of \d$/);
    await waitFor(() => expect(screen.getByRole("tab", { name: /^Tickets/ })).toHaveTextContent(/^Tickets\d+$/));
  },
};

/** Recent activity comes first; the records open over the page. */
export const ActivityFirst: SceneStory = {
  args: {
    account: "super-admin",
    at: (db) => of(firstOf(db.transactions.transactions, (tx) => tx.transactionType === "DEPOSIT").player.playerCode),
  },
  play: async ({ loaded: { history } }) => {
    const activity = within(await screen.findByRole("list", { name: "Recent activity" }));
    await userEvent.click((await activity.findAllByRole("button"))[0]!);
    await waitFor(() => expect(history.location.search).toMatch(/panel=(transaction|bet)-details/));
    await expect(history.location.pathname).toMatch(/^\/players\//);
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await userEvent.click(await screen.findByRole("button", { name: "All transactions" }));
    await waitFor(() => expect(history.location.search).toContain("tab=transactions"));
  },
};

/** Pending work is listed above the tabs, with links. */
export const PendingWithdrawal: SceneStory = {
  args: {
    account: "super-admin",
    at: (db) =>
      of(
        firstOf(
          db.transactions.transactions,
          (tx) => tx.transactionType === "WITHDRAW" && tx.status === "PENDING" && !tx.isDeleted,
        ).player.playerCode,
      ),
  },
  play: async () => {
    const checks = within(await screen.findByRole("region", { name: "Checks of the player" }));
    await waitFor(() => expect(checks.getByText("Withdrawals")).toBeVisible());
    await waitFor(() =>
      expect(checks.getAllByRole("link").map((it) => it.getAttribute("href"))).toContainEqual(
        expect.stringMatching(/^\/withdraw\/pending\?.*playerCode=/),
      ),
    );
  },
};

/** The page of a bet that is opened from a player leads back to the player and its tab, not to the list of all bets. */
export const BackFromABetPage: SceneStory = {
  args: {
    account: "super-admin",
    at: (db) => of(firstOf(db.bets.bets, () => true).player.playerCode, "bets"),
  },
  play: async ({ loaded: { history } }) => {
    const { pathname } = history.location;
    await waitFor(() => expect(document.querySelector("tr[data-row-id]")).not.toBeNull());
    await userEvent.click(document.querySelector("tr[data-row-id]")!);
    await userEvent.click(await (await drawer()).findByRole("link", { name: "Open the page" }));
    const trail = within(await screen.findByRole("navigation", { name: "Record" }));
    await waitFor(() => expect(history.location.pathname).toMatch(/^\/bets\//));
    await waitFor(() =>
      expect(trail.getByRole("link", { name: "Player Details" })).toHaveAttribute("href", `${pathname}?tab=bets`),
    );
  },
};

/** A freebet is given from the player, who is chosen already. */
export const GivesAFreebet: SceneStory = {
  args: { account: "super-admin" },
  play: async ({ loaded: { db, history } }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Give freebet" }));
    await waitFor(() => expect(history.location.search).toContain("panel=sport-freebet-template-list"));
    await expect(new URLSearchParams(history.location.search).get("player")).toBe(nordlysPlayer(db).playerId);
  },
};

/** A document opens over the player's page. */
export const OpensADocument: SceneStory = {
  args: at("kyc"),
  play: async ({ loaded: { db, history } }) => {
    const { playerCode } = nordlysPlayer(db);
    const item = firstOf(db.kyc.items, (it) => it.playerCode === playerCode);
    await waitFor(() => expect(document.querySelector(`tr[data-row-id="${item.kycId}"]`)).not.toBeNull());
    await userEvent.click(document.querySelector(`tr[data-row-id="${item.kycId}"]`)!);
    await waitFor(() => expect(history.location.search).toContain(`kycId=${item.kycId}`));
    await (await drawer()).findByText(`Player ${playerCode}`);
  },
};

/** After deletion the page shows the status, and the log the entry. */
export const Deletes: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await userEvent.click(await moreItem("Delete"));
    const confirmation = await dialog("Player Delete Confirmation");
    await acknowledge();
    await userEvent.click(await confirmation.findByRole("button", { name: /^Delete/ }));
    await waitFor(() => expect(screen.getByText("Player deleted successfully")).toBeVisible());
    await waitFor(() => expect(screen.getByRole("heading", { level: 2, name: /Deleted/ })).toBeVisible());
    await userEvent.click(screen.getByRole("tab", { name: "History" }));
    await waitFor(() => expect(screen.getByText(/^Deleted player /)).toBeVisible());
    await expect([...db.activities.players.values()].at(-1)?.subtype).toBe("PLAYER_DELETED");
  },
};

export const NotFound = look({
  args: { at: of("NOBODY") },
  play: () => waitFor(() => expect(screen.getByText("This player does not exist")).toBeVisible()),
});
export const Forbidden = forbiddenPage("getPlayer", "view_players");

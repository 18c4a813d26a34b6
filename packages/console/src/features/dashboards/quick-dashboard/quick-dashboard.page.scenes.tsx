import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { look } from "#testing/look.ts";
import { staging, type SceneMeta, type SceneStory } from "#testing/staging.tsx";

export default {
  ...staging,
  title: "Pages/Dashboards/Quick dashboard",
  args: { at: "/quick-dashboard" },
} satisfies SceneMeta;

export const Default = look();

/** A row links to the list it counts, and shows the oldest item, the change and the amount. */
export const Waiting: SceneStory = {
  tags: ["browser"],
  args: {
    arrange: (db) => {
      // Later than all deposits, relative to the target.
      const createdAt = new Date(Date.now() - 60 * 86_400_000).toISOString();
      const { transactions } = db.transactions;
      const waits = [...transactions.values()].find(
        (it) => it.transactionType === "WITHDRAW" && it.status === "PENDING" && !it.isDeleted,
      );
      if (waits) transactions.set(waits.txId, { ...waits, createdAt });
    },
  },
  play: async () => {
    const card = await screen.findByRole("link", { name: /Bank accounts \d+/ });
    await expect(card).toHaveAttribute("href", "/withdraw/bank-accounts?status=PENDING&isDeleted=false");
    await expect(within(card).getByText(/ago$/)).toHaveAttribute("datetime");
    await expect(card).not.toHaveTextContent("USD");
    await expect(card).toHaveTextContent(/, target 3 days/);
    await expect(
      within(card).getByText(/^[\d,]+ came in and [\d,]+ (was|were) decided since yesterday\.$/),
    ).toBeInTheDocument();
    const withdrawals = screen.getByRole("link", { name: /^Withdrawals/ });
    await expect(withdrawals).toHaveTextContent(/[\d.,]+ USD/);
    await expect(within(withdrawals).getByTitle(/^[A-Z]{3,4}, .+, each amount at the rate of its time$/)).toBeVisible();
    const money = screen.getByRole("region", { name: "Money" });
    await expect(
      within(money)
        .getAllByRole("link")
        .map((it) => it.getAttribute("href"))[0],
    ).toBe("/withdraw/pending");
  },
};

/** The latest queue of each group raises an alert; a queue within its target does not. */
export const LateQueues: SceneStory = {
  args: {
    arrange: (db) => {
      for (const it of db.transactions.transactions.values())
        if (it.status === "PENDING")
          db.transactions.transactions.set(it.txId, { ...it, createdAt: new Date().toISOString() });
      // Later than all documents.
      for (const [id, it] of db.bankAccounts)
        if (it.status === "PENDING" && !it.isDeleted) {
          db.bankAccounts.set(id, { ...it, createdAt: new Date(Date.now() - 300 * 86_400_000).toISOString() });
          break;
        }
    },
  },
  play: async () => {
    await screen.findByRole("region", { name: "People" });
    const alerts = await screen.findAllByRole("alert");
    await expect(alerts.map((it) => /^\w+: ([\w ]+):/.exec(it.textContent)?.[1])).toEqual([
      "Open debits",
      "Bank accounts",
      "Certificates timed out",
    ]);
    await expect(alerts[1]).toHaveTextContent(/: the oldest arrived .+ ago, the target is 3 days\./);
    await userEvent.click(within(alerts[1]!).getByRole("link", { name: "Open queue" }));
    await waitFor(() => expect(screen.getByRole("grid", { name: "Bank accounts" })).toBeVisible());
  },
};

/** DEV_OPS see their own queues only. */
export const ForDevOps = look(
  {
    tags: ["browser"],
    args: { account: "dev-ops" },
    play: async () => {
      const card = await screen.findByRole("link", { name: /Hostnames \d+/ });
      await expect(card).toHaveAttribute("href", "/settings/hostnames?customHostnameStatus=pending");
      const infrastructure = within(screen.getByRole("region", { name: "Infrastructure" }));
      const paths = infrastructure.getAllByRole("link").map((it) => it.getAttribute("href")?.split("?")[0]);
      // Which of domains and hostnames is later changes with the day.
      await expect([paths[0], paths[3]]).toEqual(["/settings/hostnames", "/tech-support"]);
      await expect(new Set(paths.slice(1, 3))).toEqual(new Set(["/settings/domains", "/settings/hostnames"]));
      await expect(card).toHaveTextContent(/came in since yesterday\./);
      await expect(screen.getByRole("link", { name: /App services stopped/ })).not.toHaveTextContent("yesterday");
    },
  },
  { name: "Signed in as DevOps" },
);

/** The first badge counts trigger no refetch: the queues are requested once. */
export const ReadOnce: SceneStory = {
  play: async ({ loaded: { calls } }) => {
    const sentAs = (id: string) => calls.filter((it) => it.id === id);
    await screen.findAllByText(/came in and/);
    await waitFor(() => expect(sentAs("getBadges").map(({ answered }) => answered)).toEqual([true]));
    await waitFor(() => expect(calls.every(({ answered }) => answered)).toBe(true));
    await expect(sentAs("getWaiting")).toHaveLength(1);
  },
};

export const Loading = look(
  {
    args: { faults: [{ operation: "getWaiting", fault: "timeout" }] },
    play: async () => {
      await waitFor(() => expect(screen.getByText("Bank accounts")).toBeVisible());
      await expect(screen.queryByText(/^\d+$/)).toBeNull();
    },
  },
  { loads: true },
);

/** All queues are empty. */
export const Empty = look({
  args: { account: "operator-admin", scenario: "empty" },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText("0")).toHaveLength(11));
    await expect(screen.queryByText(/ago$/)).toBeNull();
    await expect(screen.queryByRole("alert")).toBeNull();
    await expect(screen.getAllByText("0 came in and 0 were decided since yesterday.").length).toBeGreaterThan(5);
  },
});

/** The server fails for all three tries; the fourth succeeds. */
export const Failed: SceneStory = {
  tags: ["browser"],
  args: { faults: [{ operation: "getWaiting", fault: "500", times: 3 }] },
  play: async () => {
    await screen.findByText("The counts could not be loaded");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.getByRole("link", { name: /Bank accounts \d+/ })).toBeVisible());
  },
};

/** Partners have no queues; they see the partner dashboard. */
export const Partner = look({
  args: { account: "partner" },
  play: async () => {
    await waitFor(() => expect(screen.getByText("Nothing is waiting for you")).toBeVisible());
    await userEvent.click(screen.getByRole("link", { name: "Open your dashboard" }));
    await waitFor(() => expect(screen.getByRole("group", { name: "partner" })).toBeVisible());
  },
});

export const RightToLeft: SceneStory = {
  tags: ["browser"],
  globals: { dir: "rtl" },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("link", { name: /Bank accounts \d+/ })).toBeVisible());
  },
};

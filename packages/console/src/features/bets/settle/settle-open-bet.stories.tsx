import { configureApi } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { openBet } from "#testing/bet-rows.ts";
import { dialog } from "#testing/on-screen.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type SceneStory, type Staged } from "#testing/staging.tsx";

const meta = {
  ...staging,
  title: "Bets/settle-open-bet",
  args: {
    ...staging.args,
    scenario: "small",
    opens: (db) => ({ id: "settle-open-bet", params: { bet: openBet(db) } }),
  },
} satisfies Meta<Scene>;
export default meta;

const question = () => dialog("Settle Open Bet");
const settle = async () => (await question()).getByRole("button", { name: /^Settle/ });
const enter = async (amount: string) =>
  userEvent.type((await question()).getByRole("textbox", { name: /^Win amount/ }), amount);
const press = async (amount: string) => {
  await enter(amount);
  await userEvent.click(await settle());
};
const statusOf = (db: Db, betId: string) => db.bets.bets.at(db.bets.bets.find(betId)!).status;
const backendOf = (loaded: object) => (loaded as Staged).backend;

/** The amount that is missing is asked for; what the odds would pay is said. */
export const Open: SceneStory = {
  play: async () => {
    await expect(await settle()).toHaveAccessibleDescription(/Enter what the bet won first/);
    const box = (await question()).getByRole("textbox", { name: /^Win amount/ });
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(/By the odds .* 0 loses the bet, anything more wins it/),
    );
    await enter("47.5");
    await waitFor(async () => expect(await settle()).toHaveTextContent(/Settle as won, 47\.50 \w+/));
    await userEvent.clear(box);
    await enter("0");
    await waitFor(async () => expect(await settle()).toHaveTextContent("Settle as lost"));
  },
};

/** Letters, a minus, a third decimal, too much: nothing can be sent. */
export const Invalid: SceneStory = {
  play: async () => {
    const box = (await question()).getByRole("textbox", { name: /^Win amount/ });
    await enter("1000000000.01");
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Use at most 1,000,000,000/));
    await expect(await settle()).toHaveAttribute("aria-disabled", "true");
    await userEvent.clear(box);
    await enter("-ten");
    await waitFor(() => expect(box).toBeInvalid());
  },
};

/** A currency without decimals takes none, and says so. */
export const InYen: SceneStory = {
  args: { opens: (db) => ({ id: "settle-open-bet", params: { bet: { ...openBet(db), currency: "JPY" } } }) },
  play: async () => {
    await enter("47.5");
    const box = (await question()).getByRole("textbox", { name: /^Win amount/ });
    await waitFor(() => expect(box).toHaveAccessibleDescription(/JPY has no decimals/));
    await expect(await settle()).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(box, "{Backspace}{Backspace}");
    await waitFor(async () => expect(await settle()).toHaveTextContent("Settle as won, 47 JPY"));
  },
};

export const Saving: SceneStory = {
  args: { faults: [{ operation: "settleBet", fault: "timeout" }] },
  play: async () => {
    await press("47");
    await waitFor(async () => expect(await settle()).toHaveAttribute("aria-busy", "true"));
  },
};

/** Waits 2 seconds before what shows the bet is read again, and says so (content §4). */
export const SettledWaitsTwoSecondsBeforeTheRefresh: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = backendOf(loaded);
    const { betId } = openBet(db);
    await press("47");
    await expect(await screen.findByText("Bet settled.")).toBeVisible();
    await expect(await (await question()).findByText(/The list is read again in 2 seconds/)).toBeVisible();
    await expect(await settle()).toHaveAccessibleDescription(/The bet is settled/);
    await expect(statusOf(db, betId)).toBe("WON");
  },
};

/** A colleague was faster: refused, with the reason; nothing is done twice. */
export const SettledMeanwhile: SceneStory = {
  play: async ({ loaded }) => {
    const { db } = backendOf(loaded);
    const { betId } = openBet(db);
    await enter("47");
    await waitFor(() => screen.findByText(/By the odds/));
    db.bets.bets.settle(db.bets.bets.find(betId)!, 0, "Jonas", 1_795_000_000);
    await userEvent.click(await settle());
    const failure = await dialog("Unable To Settle Bet");
    await expect(failure.getByText("This bet is not open any more: it is LOST.")).toBeVisible();
    await expect(statusOf(db, betId)).toBe("LOST");
  },
};

/** The list was old: the bet is not open any more. */
export const NotOpen: SceneStory = {
  args: {
    opens: (db) => {
      const row = openBet(db);
      db.bets.bets.settle(db.bets.bets.find(row.betId)!, 100, "Jonas", 1_795_000_000);
      return { id: "settle-open-bet", params: { bet: row } };
    },
  },
  play: async () => {
    await waitFor(async () => expect(await settle()).toHaveAccessibleDescription(/not open any more: it is won/));
  },
};

export const Refused: SceneStory = {
  args: { faults: [{ operation: "settleBet", fault: "refused" }] },
  play: async () => {
    await press("47");
    await expect((await dialog("Unable To Settle Bet")).getAllByRole("listitem")).toHaveLength(2);
  },
};

/** The server says no, though the session says yes. */
export const Forbidden: SceneStory = {
  args: { faults: [{ operation: "settleBet", fault: "403" }] },
  play: async () => {
    await press("47");
    await expect((await dialog("Unable To Settle Bet")).getByText(/Nothing was changed/)).toBeVisible();
  },
};

/** Carried out, and the answer was lost: nobody says that it failed, and it is not sent again. */
export const UnknownOutcome: SceneStory = {
  args: { faults: [{ operation: "settleBet", fault: "lost" }] },
  play: async () => {
    await press("47");
    const failure = await dialog("The Change Is Not Confirmed");
    await userEvent.click(failure.getByRole("button", { name: "OK" }));
    await waitFor(async () =>
      expect(await settle()).toHaveAccessibleDescription(/not known whether this was carried out|not open any more/),
    );
  },
};

/** Answered after the time limit: the outcome is unknown, which is said; it is not sent again. */
export const AnsweredTooLate: SceneStory = {
  args: { faults: [{ operation: "settleBet", fault: "timeout" }] },
  beforeEach: () => () => configureApi({ timeout: 3_600_000 }),
  play: async () => {
    await enter("47");
    configureApi({ timeout: 100 });
    await userEvent.click(await settle());
    const failure = await dialog("The Change Is Not Confirmed");
    await expect(failure.getByText("The server did not answer in time.")).toBeVisible();
    await userEvent.click(failure.getByRole("button", { name: "OK" }));
    const button = await settle();
    await waitFor(() => expect(button).toHaveAccessibleDescription(/not known whether this was carried out/));
    await userEvent.click(button);
    await expect(screen.queryByText("The server did not answer in time.")).toBeNull();
    await expect((await question()).getByRole("textbox", { name: /^Win amount/ })).toHaveValue("47.00");
  },
};

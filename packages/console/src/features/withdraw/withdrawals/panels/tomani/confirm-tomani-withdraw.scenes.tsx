import type { Db } from "@backoffice/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import { dialog, drawer, shownDrawer } from "#testing/on-screen.ts";
import { press } from "#testing/press.ts";
import type { Scene } from "#testing/scene.ts";
import { staging, type Play, type SceneMeta, type SceneStory } from "#testing/staging.tsx";
import { expectNothingSent, sending, sentTo } from "#testing/stories/sent.ts";
import { changeTransaction } from "#testing/rows/transaction-rows.ts";
import { gatewaysOf, hesitating, paidAmount, takenAtOnce } from "#testing/rows/withdrawal-rows.ts";

type Row = ReturnType<typeof takenAtOnce>;
const smooth = (db: Db) => takenAtOnce(db, "tomani");
const doubtful = (db: Db) => hesitating(db, "tomani");
const strict = (db: Db) => hesitating(db, "tomani", { canForce: false });

/** A withdrawal, and this many gateways of its operator. */
const scene = (find: (db: Db) => Row, gateways = 1): Partial<Scene> => ({
  arrange: (db) => gatewaysOf(db, find(db), gateways),
  opens: (db) => ({ id: "confirm-tomani-withdraw", params: { tx: find(db) } }),
});

export default {
  ...staging,
  title: "Panels/Withdraw/Confirm Tomani Withdraw",
  tags: ["panel:confirm-tomani-withdraw"],
  args: scene(smooth),
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });

const TITLE = "Confirm Tomani Withdraw";
const note = async () => (await drawer()).findByRole("textbox", { name: /^Note/ });
const approve = async (db: Db, find: (db: Db) => Row) => press(`Approve ${paidAmount(find(db))}`);
const sent = (db: Db, find: (db: Db) => Row, more: object = {}, place = 0) => {
  const { uuid, provider } = gatewaysOf(db, find(db))[place]!;
  return { body: { gatewayUuid: uuid, provider, txId: find(db).txId, noteForThePlayer: "", ...more } };
};
const steps = async () => (await drawer()).findAllByRole("listitem");
const done = async () => {
  await waitFor(() => expect(screen.getByText("Withdrawal approved.")).toBeVisible());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
};

/** One gateway: no selection, the sentence names it, and the note has the focus. */
export const OneGateway: SceneStory = {
  ...sending("confirmTomaniWithdrawal"),
  play: async ({ loaded }) => {
    const { db } = loaded;
    await waitFor(async () => expect(await note()).toHaveFocus());
    const panel = await drawer();
    await waitFor(() =>
      expect(panel.getByText(/by player/)).toHaveTextContent(
        new RegExp(
          `^Approve the withdrawal of ${paidAmount(smooth(db))} by player ${smooth(db).player.playerCode} to \\S.*, paid through tomani\\. Its gateway is Gateway 1\\.`,
        ),
      ),
    );
    const expected = sent(db, smooth, { noteForThePlayer: "On its way." });
    await userEvent.type(await note(), "On its way.");
    await approve(db, smooth);
    await done();
    await expect(sentTo(loaded, "confirmTomaniWithdrawal")).toEqual([expected]);
  },
};

/** Several gateways: a separate step, which requires a selection. */
export const GatewayChoice = look({
  args: scene(smooth, 3),
  play: async ({ loaded }) => {
    const { db } = loaded;
    const panel = await drawer();
    await waitFor(() =>
      expect(panel.getByRole("button", { name: "Next" })).toHaveAccessibleDescription("Choose a gateway first."),
    );
    await expect(panel.queryByRole("searchbox")).toBeNull();
    await userEvent.click(panel.getByRole("radio", { name: "Gateway 2" }));
    await press("Next");
    await note();
    const expected = sent(db, smooth, {}, 1);
    await approve(db, smooth);
    await done();
    await expect(sentTo(loaded, "confirmTomaniWithdrawal")).toEqual([expected]);
  },
});

/** Ten gateways have no search, eleven do; the selected one stays visible (money §5). */
const searchAbove = (gateways: number, play: Play): SceneStory => ({ args: scene(smooth, gateways), play });
export const TenWithoutSearch = searchAbove(10, async () => {
  const panel = await drawer();
  await waitFor(() => expect(panel.getAllByRole("radio")).toHaveLength(10));
  await expect(panel.queryByRole("searchbox")).toBeNull();
});
export const ManyGateways = look(
  searchAbove(11, async () => {
    const panel = await drawer();
    await userEvent.click(await panel.findByRole("radio", { name: "Gateway 3" }));
    const search = panel.getByRole("searchbox", { name: "Search gateways" });
    await userEvent.type(search, "way 11");
    await waitFor(() => expect(panel.getAllByRole("radio")).toHaveLength(2));
    await expect(panel.getByRole("radio", { name: "Gateway 3" })).toBeChecked();
    await expect(panel.getByRole("radio", { name: "Gateway 11" })).toBeVisible();
  }),
);

export const NoGateways = look({
  args: scene(smooth, 0),
  play: async ({ loaded }) => {
    await waitFor(() => expect(screen.getByText("There are no gateways available for this operator.")).toBeVisible());
    await expectNothingSent(loaded, "confirmTomaniWithdrawal");
  },
});

/** Tomani answers 0: its message, and Force Approve if it allows that. Nothing has changed yet (money §4). */
export const Forced: SceneStory = {
  args: scene(doubtful),
  play: async ({ loaded }) => {
    const { db } = loaded;
    const row = doubtful(db);
    const [first, forced] = [
      sent(db, doubtful, { noteForThePlayer: "On its way." }),
      sent(db, doubtful, { noteForThePlayer: "On its way.", withForce: true }),
    ];
    await userEvent.type(await note(), "On its way.");
    await approve(db, doubtful);
    const panel = await drawer();
    await waitFor(() => expect(panel.getByText("The payee's name differs from the card's.")).toBeVisible());
    await expect(db.transactions.transactions.get(row.txId)?.status).toBe("PENDING");
    await expect(screen.queryByText("Withdrawal approved.")).toBeNull();
    await expect(await steps()).toHaveLength(2);
    await press("Force Approve");
    await done();
    await expect(sentTo(loaded, "confirmTomaniWithdrawal")).toEqual([first, forced]);
  },
};

/** Without canForce there is no Force Approve; another gateway can be tried, and the note stays. */
export const ForceUnavailable = look({
  args: scene(strict, 2),
  play: async ({ loaded }) => {
    const { db } = loaded;
    const panel = await drawer();
    await userEvent.click(await panel.findByRole("radio", { name: "Gateway 1" }));
    await press("Next");
    await userEvent.type(await note(), "On its way.");
    await approve(db, strict);
    await waitFor(() =>
      expect(panel.getByText(/The approval cannot be forced, and nothing was changed/)).toBeVisible(),
    );
    await expect(panel.queryByRole("button", { name: /Force|Finish|Next/ })).toBeNull();
    await press("Back");
    await expect(await note()).toHaveValue("On its way.");
    await expect(await note()).not.toHaveAttribute("readonly");
    await press("Back");
    await userEvent.click(await panel.findByRole("radio", { name: "Gateway 2" }));
    await press("Next");
    await approve(db, strict);
    await waitFor(() => expect(sentTo(loaded, "confirmTomaniWithdrawal")).toHaveLength(2));
    await expect(sentTo(loaded, "confirmTomaniWithdrawal")).toEqual([
      sent(db, strict, { noteForThePlayer: "On its way." }),
      sent(db, strict, { noteForThePlayer: "On its way." }, 1),
    ]);
  },
});

/** Forced, and the response is an error page: neither this step nor the previous one sends it again. */
export const ForcedAndNobodyKnows: SceneStory = {
  args: scene(doubtful),
  play: async ({ loaded }) => {
    const { db, backend } = loaded;
    await note();
    await approve(db, doubtful);
    const panel = await drawer();
    await panel.findByRole("button", { name: "Force Approve" });
    backend.settings.set({ faults: [{ operation: "confirmTomaniWithdrawal", fault: "html-502" }] });
    await press("Force Approve");
    await userEvent.click((await dialog("The Change Is Not Confirmed")).getByRole("button", { name: "OK" }));
    const force = await panel.findByRole("button", { name: "Force Approve" });
    await waitFor(() => expect(force).toHaveAccessibleDescription(/unknown whether/));
    await press("Back");
    const again = await panel.findByRole("button", { name: /^Approve/ });
    await waitFor(() => expect(again).toHaveAccessibleDescription(/unknown whether/));
    await userEvent.click(again);
    await expect(sentTo(loaded, "confirmTomaniWithdrawal")).toHaveLength(2);
  },
};

/** A note of maximum length, and one character more. */
const noteOf = (length: number, play: Play): SceneStory => ({
  play: async (context) => {
    const box = await note();
    await userEvent.click(box);
    await userEvent.paste("n".repeat(length));
    await approve(context.loaded.db, smooth);
    await play(context);
  },
});
export const NoteOf200 = noteOf(200, done);
export const NoteOf201 = noteOf(201, async ({ loaded }) => {
  await waitFor(async () => expect(await note()).toHaveAccessibleDescription(/Use at most 200 characters/));
  await expectNothingSent(loaded, "confirmTomaniWithdrawal");
});

/** Decided by another user: the server's message, and the wizard stays. */
export const DecidedMeanwhile: SceneStory = {
  play: async ({ loaded: { db } }) => {
    await note();
    const label = smooth(db);
    changeTransaction(db, label, { status: "REJECTED", rejectedBy: "Priya" });
    await press(`Approve ${paidAmount(label)}`);
    const failure = await dialog("Unable To Approve Withdrawal");
    await waitFor(() => expect(failure.getByText("This withdrawal has already been rejected by Priya.")).toBeVisible());
    await userEvent.click(failure.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: TITLE })).toBeVisible());
  },
};

/** Canceled by the player before it was opened. */
export const Canceled = look({
  args: {
    opens: (db) => {
      const tx = smooth(db);
      changeTransaction(db, tx, { status: "CANCELED" });
      return { id: "confirm-tomani-withdraw", params: { tx } };
    },
  },
  play: async ({ loaded }) => {
    const button = await (await drawer()).findByRole("button", { name: /^Approve/ });
    await waitFor(() => expect(button).toHaveAccessibleDescription("The player has canceled this withdrawal."));
    await userEvent.click(button);
    await expectNothingSent(loaded, "confirmTomaniWithdrawal");
  },
});

export const WithoutRight: SceneStory = {
  args: { account: "dev-ops" },
  play: async () => {
    await waitFor(() => expect(shownDrawer().getByText("approve_reject_withdrawals")).toBeVisible());
  },
};

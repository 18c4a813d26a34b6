import { operations, type WriteId } from "@backoffice/api-client/contract";
import { toast } from "@backoffice/ui";
import { configure, fireEvent, getConfig, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { failureStore, hideFailure } from "#kit/submit/failure-store.ts";
import { answersInTurn, SERVER_SAYS, type WrongAnswer } from "#testing/panels/answers.ts";
import { withClosingAnimation } from "#testing/panels/closing-animation.ts";
import { panelScenes } from "#testing/panels/panel-scenes.ts";
import { firstToSend, sentBy, type PanelStory } from "#testing/panels/panel-story.ts";
import { stagePanel } from "#testing/panels/stage-panel.tsx";
import { writesInSource } from "#testing/panels/writes-in-source.ts";
import { reportSignedIn, signedOutStore } from "../session/signed-out.ts";

/*
 * Every panel that writes × the three usual failures, the others round robin: the error has the right kind and
 * outcome, a message is shown and no success, the panel stays with its input, and money with an unknown outcome
 * cannot be sent again. The API client's tests cover the kind of every answer to every call. After a success nothing
 * is sent again, though the closing animation still shows the button.
 */

/** Each write of each panel, with the first story that sends it. */
const written = panelScenes.flatMap(({ id, stories }) =>
  [...firstToSend(stories)].flatMap(([told, writes]) => writes.map((write) => [id, write, told] as const)),
);

/** Lazy modules may load slowly on a busy machine. */
const { asyncUtilTimeout } = getConfig();
const patient = { timeout: asyncUtilTimeout, interval: 5 };

const online = vi.spyOn(navigator, "onLine", "get");
const successes = vi.spyOn(toast, "success");
const errors = vi.spyOn(toast, "error");
const crashed = vi.fn();
const disabled = (button: HTMLElement) => button.getAttribute("aria-disabled") === "true";

let endAnimations: () => void;
beforeAll(() => {
  endAnimations = withClosingAnimation();
  window.addEventListener("error", crashed);
});
afterEach(() => {
  configure({ asyncUtilTimeout });
  vi.unstubAllGlobals();
});
afterAll(() => {
  endAnimations();
  window.removeEventListener("error", crashed);
  vi.restoreAllMocks();
});

/** Plays a story that fills in and submits a panel, and controls the answers to its write. */
const sendFrom = (story: PanelStory, write: WriteId) => {
  // A stored unknown outcome would lock the panel.
  localStorage.clear();
  let current: WrongAnswer | undefined;
  let requestCount = 0;
  /** The panel is closing, though still mounted. */
  let isDone = false;
  let pressed: HTMLElement | undefined;
  let words: string | null | undefined;
  const notice = ({ target }: Event) => {
    pressed = (target instanceof Element && target.closest("button")) || pressed;
    words = pressed?.textContent;
    online.mockReturnValue(!current?.offline);
  };
  document.addEventListener("click", notice, true);
  configure({ asyncUtilTimeout });
  const { client, calls, play } = stagePanel(story, {}, (id) => {
    if (id !== write) return undefined;
    requestCount += 1;
    // Earlier steps of a wizard may have shown a success.
    successes.mockClear();
    // From here on the story waits for a success that never comes.
    configure({ asyncUtilTimeout: 1 });
    return current?.answer();
  });
  const failures = () =>
    client
      .getMutationCache()
      .getAll()
      .filter(({ options, state }) => options.mutationKey?.[0] === write && state.status === "error")
      .map(({ state }) => state.error as { kind?: string; outcome?: string } | null);
  const begin = (answer: WrongAnswer | undefined) => {
    current = answer;
    for (const spy of [successes, errors, crashed]) spy.mockClear();
    hideFailure();
    toast.clear();
    reportSignedIn();
    if (pressed) fireEvent.click(pressed);
    else void play().catch(() => undefined);
  };
  /** Submits again and waits for this answer. Returns the kind and outcome of the error. */
  const send = async (answer: WrongAnswer) => {
    const before = { requestCount, failures: failures().length };
    begin(answer);
    await waitFor(() => expect(failures().length).toBe(before.failures + 1), patient);
    expect(requestCount).toBe(before.requestCount + (answer.offline ? 0 : 1));
    const [last] = failures().slice(-1);
    return { kind: last?.kind, outcome: last?.outcome };
  };
  /** Submits again and keeps pressing after the successful answer. Returns the number of requests. */
  const succeed = async (): Promise<number> => {
    isDone = true;
    const answered = () => calls.filter((it) => it.id === write && it.answered).length;
    const before = { requestCount, answered: answered() };
    begin(undefined);
    await waitFor(() => expect(answered()).toBe(before.answered + 1), { ...patient, interval: 1 });
    for (const detail of MEANT_AGAIN.has(write) ? [2] : [2, 0, 0]) {
      // The second press of a double click, and key presses (detail 0).
      if (detail > 0) fireEvent.mouseDown(pressed!, { detail });
      fireEvent.click(pressed!, { detail });
      await new Promise((resolve) => void setTimeout(resolve));
    }
    return requestCount - before.requestCount;
  };
  return {
    send,
    succeed,
    requestCount: () => requestCount,
    /** Whether the submit button is still mounted, enabled and unchanged. */
    again: () => !isDone && pressed?.isConnected && pressed.textContent === words && !disabled(pressed),
    button: () => pressed,
    stop: () => document.removeEventListener("click", notice, true),
  };
};

/** Writes that users may repeat; only the second press of a double click is ignored. */
const MEANT_AGAIN: ReadonlySet<WriteId> = new Set(["syncHostnameDns"]);
/** Writes that send one request per file. */
const SEVERAL: ReadonlySet<WriteId> = new Set(["uploadMedia"]);

type Sent = ReturnType<typeof sendFrom>;

/** A wizard that submits step by step shows the failure in its progress dialog. */
const expectInProgress = (said: string, { failed: { kind, outcome }, name }: WrongAnswer) => {
  if (outcome === "unknown") return expect(said).toContain("The Change Is Not Confirmed");
  expect(said).not.toContain("The Change Is Not Confirmed");
  if (outcome === "not-sent") return expect(said).toContain("Nothing was sent");
  if (kind === "forbidden") return expect(said).toContain("Nothing was changed");
  if (kind === "refused" && !name.endsWith("without a word")) return expect(said).toContain(SERVER_SAYS);
  return expect(said).toMatch(/Failed|Unable|Error/);
};

/** Asserts that the message on screen fits the failure. */
const expectSaid = (answer: WrongAnswer) => {
  const {
    failed: { kind, outcome },
    name,
  } = answer;
  const shown = failureStore.read();
  const dialog = shown?.open ? shown.failure : undefined;
  const inPanel = document.body.textContent;
  if (kind === "signed-out") return expect([signedOutStore.read(), dialog]).toEqual([true, undefined]);
  const inProgress = document.querySelector("[data-slot=progress-dialog][data-step=error]")?.textContent;
  // A sync of games has its own failure message.
  if (inProgress !== undefined && !inProgress.includes("Failed")) return expectInProgress(inProgress, answer);
  // Some panels show each message as a toast (money §8).
  const toasts = errors.mock.calls.map(([said]) => said);
  // The documented message, or the general one.
  if (name.endsWith("without a word"))
    return expect([...toasts, ...(dialog?.messages ?? []), ...(/Failed/.exec(inPanel) ?? [])].join("")).toMatch(
      /\w{3}/,
    );
  if (!dialog && toasts.length > 0) return expect(toasts.join(" ")).toMatch(kind === "refused" ? SERVER_SAYS : /\w{3}/);
  // A panel with its own progress shows the failure there.
  if (!dialog) return expect(inPanel).toMatch(kind === "refused" || kind === "forbidden" ? SERVER_SAYS : /Failed/);
  if (outcome === "unknown") return expect(dialog.title).toBe("The Change Is Not Confirmed");
  expect(dialog.title).not.toBe("The Change Is Not Confirmed");
  if (outcome === "not-sent") return expect(dialog.hint).toMatch(/^Nothing was sent/);
  if (kind === "refused") return expect(dialog.messages).toEqual([SERVER_SAYS]);
  if (kind === "forbidden") return expect(dialog.hint).toMatch(/Nothing was changed/);
  return expect(dialog.messages.join("")).not.toBe("");
};

const expectHeld = async (sent: Sent, answer: WrongAnswer, write: WriteId) => {
  expect(await sent.send(answer), answer.name).toEqual(answer.failed);
  expect(successes, answer.name).not.toHaveBeenCalled();
  await waitFor(() => expectSaid(answer), patient);
  expect(crashed, answer.name).not.toHaveBeenCalled();
  expect(document.body.textContent, answer.name).not.toContain("stopped working");
  // The panel stays open below any error dialog.
  expect(document.querySelectorAll("[role=dialog], [role=alertdialog]").length, answer.name).toBeGreaterThan(0);
  if (operations[write].effect !== "money" || answer.failed.outcome !== "unknown") return;
  const button = sent.button()!;
  await waitFor(() => expect(disabled(button), answer.name).toBe(true), patient);
  const before = sent.requestCount();
  fireEvent.click(button);
  expect(sent.requestCount(), answer.name).toBe(before);
};

test.each(written.map((it, place) => [...it, place] as const))(
  "panel %s: wrong answer to %s → error and no success; successful answer → nothing is sent again",
  async (_, write, story, place) => {
    let sent: Sent | undefined;
    const ready = (): Sent => {
      if (sent?.again()) return sent;
      sent?.stop();
      sent = sendFrom(story, write);
      return sent;
    };
    const isMoney = operations[write].effect === "money";
    const answers = answersInTurn(place, isMoney);
    // A panel that moves money sends nothing more after an unknown outcome.
    const definite = answers.filter(({ failed }) => !isMoney || failed.outcome !== "unknown");
    for (const answer of definite) await expectHeld(ready(), answer, write);
    const sentBySuccess = SEVERAL.has(write) ? 1 : await ready().succeed();
    expect(sentBySuccess, "sent by a success").toBe(1);
    for (const answer of answers.filter((it) => !definite.includes(it))) await expectHeld(ready(), answer, write);
    sent?.stop();
  },
);

/** Writes that a panel names in its source and does not send itself. */
const NEVER: Readonly<Record<string, readonly WriteId[]>> = {
  // The second panel begins after the step of the wizard that both share.
  "complete-partner-setup": ["createBrand"],
  // Undo in the toast sends the reverse call.
  "enable-game-confirmation": ["disableGame"],
  "disable-game-confirmation": ["enableGame"],
  // A story in the browser uploads, because jsdom lacks the file input.
  "media-picker": ["uploadMedia"],
  // Follows the sent reply; the scenes of the reply cover its failures.
  "support-ticket": ["updateTicketStatus"],
};

test.each(panelScenes.map((it) => [it.id, it] as const))(
  "panel %s: writes named in its source → each is sent by a story",
  (id, { stories }) => {
    const sends = writesInSource.get(id)?.filter((write) => !NEVER[id]?.includes(write));
    expect([...new Set(stories.flatMap(sentBy))].toSorted()).toEqual(sends ?? []);
  },
);

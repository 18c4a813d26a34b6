import { createBackend, createClock } from "@backoffice/mocks";
import { toast } from "@backoffice/ui";
import { act, cleanup, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { hideFailure } from "#kit/submit/failure-store.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { callOf } from "#testing/backend/record-calls.ts";
import { STAFF_QUEUES, type StaffQueue } from "#testing/stories/staff-queue.ts";
import { storySession } from "#testing/backend/story-session.ts";

/*
 * Two members of staff decide about one record, with their actions, requests and answers in any order: the record is
 * decided once, in the state that was shown, and everybody who tried then sees the result.
 */

type AnyQueue = StaffQueue<object, string, unknown>;

/** A screen that shows a record and decides about it: the hooks of a decision without its dialog. */
const openScreen = (queue: AnyQueue, row: object) => {
  const session = storySession(queue.account);
  let decided = 0;
  const { wrapper, queryClient } = inConsole({ account: queue.account });
  const { result } = renderHook(
    () => {
      const { data: shown = row, refetch } = queue.useRecord(row);
      const { submit, pending } = useSubmit({
        write: queue.useWrite(),
        verb: "Decide",
        noun: "record",
        success: "Decided.",
        after: { onDone: () => (decided += 1) },
      });
      return { shown, refetch, submit, pending };
    },
    { wrapper },
  );
  return {
    shown: () => queue.stateOf(result.current.shown),
    /** Presses a decision if it is enabled. Returns the state it was made about. */
    press: (action: string) => {
      const { shown, submit, pending } = result.current;
      if (pending || queue.reason(shown, action, session) !== undefined) return undefined;
      void submit(queue.input(shown, action));
      return queue.stateOf(shown);
    },
    look: () => result.current.refetch(),
    decided: () => decided,
    busy: () => queryClient.isFetching() + queryClient.isMutating() > 0,
  };
};

/** Sequences of 2 to 6 steps, each by one of the two members of staff. */
const steps = (actions: readonly string[]) =>
  fc.array(fc.tuple(fc.constantFrom(0, 1), fc.constantFrom("look", ...actions)), { minLength: 2, maxLength: 6 });

const RUNS = 250;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(STAFF_QUEUES as unknown as AnyQueue[])(
  "$name: two members of staff decide in any order → decided once, as shown",
  async (queue) => {
    const backend = createBackend({
      clock: createClock(Date.UTC(2026, 10, 20, 12)),
      seed: "stories",
      cookies: false,
      settings: { account: queue.account },
    });
    const { row, restore, now } = queue.waiting(backend.db);
    let [contested, carriedOut] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.scheduler({ act }), steps(queue.actions), async (events, plan) => {
        restore();
        hideFailure();
        toast.clear();
        const before: string[] = [];
        const accepted: { from: string; to: string }[] = [];
        vi.stubGlobal("fetch", async (request: Request) => {
          const isDecision = (await callOf(request.clone()))?.id === queue.write;
          await events.schedule(Promise.resolve(), "a request arrives");
          const from = queue.stateOf(now());
          const response = await backend.fetch(request);
          if (isDecision) before.push(from);
          if (isDecision && response.ok) accepted.push({ from, to: queue.stateOf(now()) });
          await events.schedule(Promise.resolve(), "an answer arrives");
          return response;
        });
        const staff = [openScreen(queue, row), openScreen(queue, row)];
        const pressed = [new Set<string>(), new Set<string>()];
        events.scheduleSequence(
          plan.map(([who, what]) => async () => {
            const from = what === "look" ? void staff[who]!.look() : staff[who]!.press(what);
            if (from !== undefined) pressed[who]!.add(from);
          }),
        );
        do {
          await events.waitIdle();
          // Renders the answers and starts the requests that follow from them.
          await act(() => new Promise((resolve) => void setTimeout(resolve)));
        } while (events.count() > 0 || staff.some((it) => it.busy()));

        expect(accepted.length).toBeLessThanOrEqual(1);
        // Only a state that was on screen was decided about.
        for (const { from } of accepted) expect([...pressed[0]!, ...pressed[1]!]).toContain(from);
        expect(staff[0]!.decided() + staff[1]!.decided()).toBe(accepted.length);
        // Everybody who pressed, in time or too late, sees the final state.
        const deciding = staff.filter((_, who) => pressed[who]!.size > 0);
        expect(deciding.map((it) => it.shown())).toEqual(deciding.map(() => queue.stateOf(now())));
        contested += before.length > 1 ? 1 : 0;
        carriedOut += accepted.length;
        cleanup();
      }),
      { numRuns: RUNS, seed: 20_261_120 },
    );
    // The runs contain enough accepted and contested decisions.
    expect(carriedOut).toBeGreaterThan(RUNS / 2);
    expect(contested).toBeGreaterThan(RUNS / 20);
  },
);

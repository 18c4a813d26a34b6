import { shownResults, signedOutDialog, unknownNotice } from "./screen.ts";
import type { Write } from "./write.ts";
import { Violation } from "./violation.ts";
import type { Step, World } from "./world.ts";

const UNKNOWN = /may or may not have been|is not confirmed/i;
const NOT_SENT = /nothing was sent/i;
const NO_RESPONSE = /no response came|did not respond/i;

const isUnknown = ({ answer }: Write) => answer === "none" || answer === "error";

/** I3: the notice about an unknown outcome says what came of the request. */
export const checkNotices = (world: World) => {
  for (const of of [1, 2] as const) {
    const surface = world.surface(of);
    const record = world.tabs[of]?.record;
    const notice = surface && unknownNotice(surface);
    if (!notice || record === undefined || !NO_RESPONSE.test(surface.textContent)) continue;
    const last = world.server.writes.findLast((it) => it.record === record && isUnknown(it));
    if (last?.answer === "error") throw new Violation("said-no-response", "after HTTP 500");
  }
};

/** I3: messages of a step say what the server knows of the requests of that step, and something is said of each. */
export const checkMessages = (world: World, { sent }: Step): void => {
  const { server, messages: said } = world;
  const answered = server.writes.filter(({ answeredIn }) => answeredIn === server.step);
  const done = answered.filter(({ answer }) => answer === "done");
  const successes = said.filter(({ severity }) => severity === "success");
  if (successes.length > done.length) throw new Violation("said-done", successes.map(({ text }) => text).join(" "));

  for (const { failure } of said) {
    const words = failure && [failure.title, failure.hint].join(" ");
    if (!words) continue;
    const answers = answered.map(({ answer }) => answer).join(", ");
    if (UNKNOWN.test(words) && !answered.some(isUnknown))
      throw new Violation("said-unknown", answers === "" ? "nothing was sent" : `the server answered: ${answers}`);
    if (NOT_SENT.test(words) && sent.length > 0) throw new Violation("said-not-sent", words);
  }

  // Rows of a bulk run are said in its results.
  const single = answered.filter((it) => !world.isOfRun(it));
  if (successes.length < single.filter(({ answer }) => answer === "done").length)
    throw new Violation("unsaid-done", single.map(({ operation }) => operation).join(", "));
  const failed = single.filter(({ answer }) => answer !== "done");
  const hasFailed = said.some(({ severity }) => severity !== "success");
  if (failed.length > 0 && !hasFailed && !signedOutDialog() && !shownResults())
    throw new Violation("unsaid-failure", failed.map(({ answer }) => answer).join(", "));
};

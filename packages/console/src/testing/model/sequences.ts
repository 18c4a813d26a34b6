import fc from "fast-check";
import { flow, type Command } from "./command.ts";
import { goTo, results, runBulk, tick } from "./list-commands.ts";
import { answers, colleague, network, release, undo, waitFor } from "./server-commands.ts";
import { PLANS, type Plan } from "./write.ts";
import { closeSecondTab, reload, secondTab, signInAgain, signOutAndIn } from "./tab-commands.ts";
import { close, open, send, settleUnknown, type, type Kind } from "./window-commands.ts";
import { ELSEWHERE, PENDING } from "./world.ts";

const tabs = fc.constantFrom<1 | 2>(1, 1, 1, 2);
// Sequences about one record find more than those about three.
const record = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(2) });
const kinds = fc.constantFrom<Kind>("approve", "reject", "drawer", "block");
const plans = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom<Plan>("ok", "slow", "lost-before") },
    { weight: 2, arbitrary: fc.constantFrom(...PLANS) },
  ),
  { minLength: 1, maxLength: 3 },
);
const how = fc.record({
  how: fc.constantFrom<"mouse" | "Enter">("mouse", "Enter"),
  twice: fc.constantFrom(undefined, 0, 100, 300),
});
const mouse = { how: "mouse" } as const;
const none = fc.constant(undefined);
const action = fc.constantFrom<"confirm" | "reject">("confirm", "reject");

/** Commands, each as often as its weight says. */
const COMMANDS = (
  [
    [
      4,
      fc
        .tuple(tabs, kinds, record, plans)
        .map(([tab, kind, at, said]) =>
          flow(open(tab, kind, at), type(tab, "Not your account."), answers(said), send(tab, 0, mouse)),
        ),
    ],
    [
      4,
      fc
        .tuple(fc.uniqueArray(record, { minLength: 1, maxLength: 3 }), plans, action)
        .map(([rows, said, what]) => flow(...rows.map(tick), answers(said), runBulk(what))),
    ],
    [2, fc.boolean().map((inBetween) => flow(goTo(ELSEWHERE), ...(inBetween ? [release()] : []), goTo(PENDING)))],
    [
      2,
      fc
        .tuple(kinds, record, fc.constantFrom<"again" | "carried out">("again", "carried out"))
        .map(([kind, at, it]) => flow(secondTab(), open(2, kind, at), settleUnknown(2, it))),
    ],
    [1, none.map(() => flow(open(1, "block", 0), answers(["ok"]), send(1, 0, mouse), network(false), undo()))],
    [1, fc.tuple(tabs, kinds, record).map(([tab, kind, at]) => open(tab, kind, at))],
    [
      1,
      fc.tuple(tabs, fc.constantFrom("Not your account.", "Papers are missing.")).map(([tab, text]) => type(tab, text)),
    ],
    [2, fc.tuple(tabs, fc.nat(1), how).map(([tab, which, it]) => send(tab, which, it))],
    [
      2,
      fc
        .tuple(tabs, fc.constantFrom<"again" | "carried out">("again", "carried out"))
        .map(([tab, it]) => settleUnknown(tab, it)),
    ],
    [3, tabs.map(close)],
    [2, none.map(undo)],
    [1, plans.map(answers)],
    [
      1,
      fc
        .tuple(record, fc.constantFrom<"CONFIRMED" | "REJECTED">("CONFIRMED", "REJECTED"))
        .map(([at, it]) => colleague(at, it)),
    ],
    [3, none.map(release)],
    [3, fc.constantFrom<"Stop" | "Retry" | "Close">("Stop", "Retry", "Close", "Close").map(results)],
    [2, none.map(reload)],
    [2, none.map(secondTab)],
    [1, none.map(closeSecondTab)],
    [1, fc.constant(false).map(network)],
    [3, fc.constant(true).map(network)],
    [1, fc.constant(ELSEWHERE).map(goTo)],
    [3, fc.constant(PENDING).map(goTo)],
    [3, none.map(signInAgain)],
    [1, none.map(signOutAndIn)],
    [1, fc.constantFrom(1, 20).map(waitFor)],
  ] as const satisfies [number, fc.Arbitrary<Command>][]
).flatMap(([weight, one]: readonly [number, fc.Arbitrary<Command>]) => Array.from({ length: weight }, () => one));

/** Sequences of commands, of which about a third are possible when their turn comes. */
export const sequences = fc.commands(COMMANDS, { maxCommands: 40, size: "max" });

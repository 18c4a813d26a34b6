import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import {
  choose,
  closeTab,
  colleague,
  discard,
  flow,
  newVersion,
  open,
  reload,
  restore,
  save,
  storage,
  type,
  type DraftCommand,
} from "#testing/drafts/draft-commands.ts";
import { buttonsOf, input, DraftWorld } from "#testing/drafts/draft-world.ts";
import { FORM_KINDS, type FormKind } from "#testing/drafts/form-kinds.ts";

/*
 * A model of drafts. Sequences of commands act on six unlike forms over the mock server, in two tabs: text is typed,
 * tabs are reloaded and closed, colleagues save, drafts are restored, discarded and saved, a field is renamed, storage is
 * full. After every step:
 * - No field is sent with an older value than the server's, unless this user typed it knowing that value, or was asked.
 * - Every text that was typed, and neither saved, discarded nor typed over, is in a form or in a draft.
 * - A form offers every draft of its own, each once.
 *
 * MODEL_RUNS=2000 runs more sequences, MODEL_SEED=8 others.
 */
const RUNS = Number(process.env["MODEL_RUNS"] ?? 100);
const SEED = Number(process.env["MODEL_SEED"] ?? 7);

const world = new DraftWorld();
afterEach(() => world.end());

const play = async (...commands: readonly DraftCommand[]) => {
  for (const one of commands) {
    expect(one.check({ world }), String(one)).toBe(true);
    await one.run({ world }, world);
  }
};
const box = (of: 1 | 2, field: string) => input(world.scope(of)!, field)!.value;

const fieldsOf = ({ fields }: FormKind) => Object.keys(fields);
const edits = FORM_KINDS.filter(({ set }) => set);

test.each(edits.map((kind) => [kind.name, kind] as const))(
  "form %s: colleague saves while the tab is closed → draft restores edited fields only",
  async (_, kind) => {
    const [mine = "", theirs = ""] = fieldsOf(kind);
    world.start();
    await play(open(1, kind), type(1, 0));
    const typed = box(1, mine);
    await play(closeTab(1), colleague(kind, 1), open(1, kind), restore(1, 0, false));
    expect([box(1, mine), box(1, theirs)]).toEqual([typed, world.valueOf(kind, theirs)]);
    await play(save(1));
    expect(world.writes).toHaveLength(1);
    expect(world.writes[0]!.sent.get(mine)).toBe(typed);
  },
);

test.each(edits.map((kind) => [kind.name, kind] as const))(
  "form %s: colleague saves the same field while the tab is closed → nothing is sent until a choice",
  async (_, kind) => {
    const [field = ""] = fieldsOf(kind);
    world.start();
    await play(
      open(1, kind),
      type(1, 0),
      closeTab(1),
      colleague(kind, 0),
      open(1, kind),
      restore(1, 0, false),
      save(1),
    );
    expect(world.writes).toEqual([]);
    const theirs = world.valueOf(kind, field);
    await play(choose(1, "Take theirs"));
    expect(box(1, field)).toBe(theirs);
  },
);

test.each(FORM_KINDS.map((kind) => [kind.name, kind] as const))(
  "form %s: one more letter beside an offered draft → both are kept",
  async (_, kind) => {
    const [field = ""] = fieldsOf(kind);
    world.start();
    await play(open(1, kind), type(1, 0));
    const first = box(1, field);
    await play(reload(1), type(1, 0), reload(1), restore(1, 1, false));
    expect(box(1, field)).toBe(first);
  },
);

test.each(FORM_KINDS.map((kind) => [kind.name, kind] as const))(
  "form %s: edited in two tabs, discarded in one → draft of the other stays",
  async (_, kind) => {
    const [field = ""] = fieldsOf(kind);
    world.start();
    await play(open(1, kind), open(2, kind), type(1, 0), type(2, 0));
    const [one, two] = [box(1, field), box(2, field)];
    expect([world.scope(1)!.textContent, world.scope(2)!.textContent]).toEqual([
      expect.stringContaining("Being edited in another tab"),
      expect.stringContaining("Being edited in another tab"),
    ]);
    await play(reload(1), restore(1, 0, false));
    expect([box(1, field), box(2, field)]).toEqual([one, two]);
  },
);

const NEW_BANK = FORM_KINDS.find(({ write }) => write === "createBank")!;

test("form of a new record: Save and add another → input for the next record is a separate draft", async () => {
  world.start();
  await play(open(1, NEW_BANK), type(1, 0), type(1, 1), type(1, 2), save(1, true));
  expect(world.writes).toHaveLength(1);
  expect(box(1, "key")).toBe("");
  await play(reload(1));
  expect(buttonsOf(world.scope(1)!, /^Restore$/)).toEqual([]);
  await play(type(1, 0));
  const key = box(1, "key");
  await play(reload(1), restore(1, 0, false));
  expect([box(1, "key"), box(1, "bankName.en")]).toEqual([key, ""]);
});

const kinds = fc.constantFrom(...FORM_KINDS);
const tabs = fc.constantFrom<1 | 2>(1, 1, 2);
const field = fc.nat(2);
const COMMANDS = (
  [
    [3, fc.tuple(tabs, kinds).map(([of, kind]) => open(of, kind))],
    [8, fc.tuple(tabs, field).map(([of, at]) => type(of, at))],
    [3, tabs.map(reload)],
    [2, tabs.map(closeTab)],
    [
      3,
      fc
        .tuple(kinds, field, field)
        .map(([kind, at, other]) =>
          flow(open(1, kind), type(1, at), closeTab(1), colleague(kind, other), open(1, kind), restore(1, 0, false)),
        ),
    ],
    [3, fc.tuple(kinds, field).map(([kind, at]) => colleague(kind, at))],
    [6, fc.tuple(tabs, fc.nat(1), fc.boolean()).map(([of, at, replaces]) => restore(of, at, replaces))],
    [1, fc.tuple(tabs, fc.nat(1)).map(([of, at]) => discard(of, at))],
    [
      3,
      fc
        .tuple(tabs, fc.constantFrom<"Keep yours" | "Take theirs">("Keep yours", "Take theirs"))
        .map(([of, it]) => choose(of, it)),
    ],
    [4, fc.tuple(tabs, fc.boolean()).map(([of, another]) => save(of, another))],
    [1, fc.tuple(kinds, field).map(([kind, at]) => newVersion(kind, at))],
    [1, fc.boolean().map(storage)],
  ] as const satisfies [number, fc.Arbitrary<DraftCommand>][]
).flatMap(([weight, one]: readonly [number, fc.Arbitrary<DraftCommand>]) => Array.from({ length: weight }, () => one));

test(
  `every way to draft: ${RUNS} sequences → nothing typed is lost, nothing of a colleague's is overwritten`,
  { timeout: 0 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 14, size: "max" }), async (commands) => {
        world.start();
        try {
          await fc.asyncModelRun(() => ({ model: { world }, real: world }), commands);
        } finally {
          world.end();
        }
      }),
      { numRuns: RUNS, seed: SEED, plugins: [fc.unbiased()] },
    );
    expect(world.steps).toBeGreaterThan(RUNS * 3);
  },
);

import { flow, type Command } from "./command.ts";
import { goTo, runBulk, tick } from "./list-commands.ts";
import { answers, network, release } from "./server-commands.ts";
import { secondTab } from "./tab-commands.ts";
import { close, open, send, type } from "./window-commands.ts";
import { ELSEWHERE, PENDING } from "./world.ts";

const mouse = { how: "mouse" } as const;
const NOTE = "Not your account.";

/** Sequences that once broke an invariant, and the number of writes that they send. */
export const EXAMPLES: readonly { title: string; writes: number; sequence: readonly Command[] }[] = [
  {
    title: "a bulk run offline, whose page is left",
    writes: 0,
    sequence: [network(false), tick(2), tick(0), runBulk("reject")],
  },
  {
    title: "the same rows in the next sequence",
    writes: 2,
    sequence: [tick(2), tick(0), runBulk("reject"), goTo(ELSEWHERE), goTo(PENDING)],
  },
  {
    title: "a note discarded in one tab while another is being saved",
    writes: 1,
    sequence: [
      flow(open(1, "approve", 0), type(1, NOTE), answers(["slow"]), send(1, 0, mouse)),
      flow(secondTab(), open(2, "approve", 0), type(2, NOTE), close(2)),
      flow(goTo(ELSEWHERE), release(), goTo(PENDING)),
    ],
  },
];

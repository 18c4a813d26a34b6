import type { components } from "@backoffice/api-client/contract";
import { DECIDERS } from "../../db/words/people.ts";
import { ago, randomOf, rowsOf, type World } from "../../db/world.ts";
import type { FlowRow, FlowsTables } from "./flows-tables.ts";
type Step = Omit<components["schemas"]["FlowStep"], "order">;

const DAY = 86_400;

const email = (label: string): Step => ({ action: "SEND_EMAIL", label, delayMinutes: 0 });
const wait = (label: string, hours: number): Step => ({ action: "WAIT", label, delayMinutes: hours * 60 });
const bonus = (label: string): Step => ({ action: "OFFER_BONUS", label, delayMinutes: 0 });

const KINDS: readonly (Pick<FlowRow, "title" | "trigger" | "description"> & { steps: Step[] })[] = [
  {
    title: "Welcome after registration",
    trigger: "REGISTRATION",
    description: "Greets new players and reminds them of the welcome bonus.",
    steps: [email("Welcome letter"), wait("One day", 24), bonus("First deposit bonus")],
  },
  {
    title: "Thank you for the first deposit",
    trigger: "FIRST_DEPOSIT",
    description: "Thanks for the first deposit and shows what to play.",
    steps: [email("Thank you"), { action: "ADD_TAG", label: "Depositor", delayMinutes: 0 }],
  },
  {
    title: "Help with a failed deposit",
    trigger: "DEPOSIT_FAILED",
    description: "Offers another way to pay before the player gives up.",
    steps: [wait("Ten minutes", 1), { action: "SEND_MESSAGE", label: "Other ways to pay", delayMinutes: 0 }],
  },
  {
    title: "Win back after 14 days",
    trigger: "INACTIVITY",
    description: "Invites players who have not signed in for two weeks.",
    steps: [email("We have missed you"), wait("Three days", 72), bonus("20 free spins"), email("Last call")],
  },
  {
    title: "New level",
    trigger: "LEVEL_UP",
    description: "Congratulates on a new level.",
    steps: [{ action: "SEND_MESSAGE", label: "Congratulations", delayMinutes: 0 }, bonus("Level bonus")],
  },
  {
    title: "Birthday",
    trigger: "BIRTHDAY",
    description: "A small present on the birthday.",
    steps: [email("Happy birthday"), bonus("Birthday spins")],
  },
];

/** The flows of all operators. */
export const seedFlows = (world: World): FlowsTables => {
  const random = randomOf(world, "flows");
  const places = [...world.operators.values()];
  const flows = new Map<string, FlowRow>();
  const count = places.length > 0 ? rowsOf(world, 120) : 0;
  for (let i = 0; i < count; i++) {
    const operator = places[i % places.length]!;
    const { steps, ...kind } = KINDS[Math.floor(i / places.length + i) % KINDS.length]!;
    const flowId = `fl-${random.text(8, "0123456789abcdef")}`;
    const created = (30 + random.int(300)) * DAY;
    const status = i === 0 ? "ACTIVE" : random.pick(["ACTIVE", "ACTIVE", "PAUSED", "DRAFT"] as const);
    const runs = status === "DRAFT" ? 0 : random.int(5000);
    flows.set(flowId, {
      ...kind,
      flowId,
      opId: operator.opId,
      opTitle: operator.title ?? operator.opId,
      status,
      stepCount: steps.length,
      steps: steps.map((step, index) => ({ order: index + 1, ...step })),
      runs,
      lastRunAt: runs === 0 ? null : ago(world, random.int(status === "ACTIVE" ? DAY : 20 * DAY)),
      createdBy: random.pick(DECIDERS),
      createdAt: ago(world, created),
      updatedAt: ago(world, random.int(created)),
    });
  }
  return { flows };
};

import type { Contract, Operation, Origin } from "../contract/contract.ts";
import type { Random } from "../create-random.ts";
import type { HowToBuild } from "../live/build-request.ts";
import type { Harvest } from "../live/harvest.ts";
import type { Answer, Request } from "./answer.ts";
import type { Ask } from "./ask.ts";
import type { BehaviourRule, Check } from "./behaviour.ts";
import type { Hides, Wants } from "./replay/sought.ts";
import type { Session } from "./session.ts";

/** What a check says of an operation: the answers are the shortest sequence that shows it. */
export type Told = {
  rule: BehaviourRule;
  where: string;
  message: string;
  hint?: string;
  /** Where it is not that of the operation. */
  origin?: Origin;
  answers: readonly Answer[];
};

/** Who asks, what they may do and what they have seen. */
export type Member = {
  session: Session;
  /** Undefined if the server does not say. */
  permissions: ReadonlySet<string> | undefined;
  /** The operator that the session belongs to; null for none. */
  op: string | null;
  harvest: Harvest;
  /** The first answer to each read. */
  first: Map<Operation, Answer>;
};

/** What a request is built from; `shown` are the changes as reports may show them, if others. */
export type Build = HowToBuild & { query?: Readonly<Record<string, unknown>>; key?: string };

/** The surroundings of the checks. */
export type Run = {
  contract: Contract;
  /** The selected operations. */
  operations: readonly Operation[];
  ask: Ask;
  request: (member: Member, operation: Operation, build?: Build, shown?: Build) => Request;
  tell: (operation: Operation, told: Told) => void;
  /** Whether the calls of a check are made: all, or only those that have found something before. */
  wants: Wants;
  /** Something that was not checked, and why. `hides`: which findings may be there nevertheless, by default all. */
  leave: (operation: Operation, check: Check, why: string, hides?: Hides) => void;
  /** The session that lists, inputs and records are checked with, and those of other roles. */
  main: Member;
  roles: readonly Member[];
  random: Random;
  /** Draws the same for the same text, whatever else is drawn. */
  randomFor: (text: string) => Random;
  /** The most values of bad input. */
  maxExamples: number;
  writes: boolean;
  money: boolean;
};

/** Whether an operation may be called. */
export const mayCall = ({ writes, money }: Pick<Run, "writes" | "money">, { effect }: Operation): boolean =>
  effect === "read" || (effect === "money" ? money : writes);

/** Why an operation that may not be called is left. */
export const whyNotCalled = ({ effect }: Operation): string =>
  `is not called without --allow-writes${effect === "money" ? " --allow-money" : ""}`;

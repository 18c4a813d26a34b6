import type { Operation } from "../../contract/contract.ts";
import { createHarvest } from "../../live/harvest.ts";
import { isDone, type Answer, type Request } from "../answer.ts";
import { inputsOf, says } from "../inputs.ts";
import type { Run } from "../run.ts";
import { freshRequest, mayCreate } from "./fresh-body.ts";
import { knownRows } from "./known-rows.ts";
import { requestForRow } from "./request-for-row.ts";
import { sentText } from "./sent-body.ts";
import { resourcesOf, type Resource } from "./resources-of.ts";

/** A way to build a request, another one each time. */
type Way = () => Request;

/** A write that was tried: the answer, and how another such write is built. */
type Tried = { answer: Answer; again: Way };

/** The operator that most calls name: it is a record's own key only where operators are created. */
const OPERATOR = "opId";

/** The names by which a record is shown and deleted. */
export const ownKeys = (run: Run, resource: Resource | undefined): string[] => {
  const calls = [resource?.show, resource?.remove].filter((it) => it !== undefined);
  const names = calls.flatMap((it) => inputsOf(run.contract, it)).map((it) => it.name);
  return [...new Set(names)].filter((it) => it !== OPERATOR);
};

/** Ways to build a write that do not depend on what is there. */
const waysToBuild = (run: Run, operation: Operation): Way[] => {
  const fresh = (own?: string[]) => () => freshRequest(run, operation, own);
  if (!mayCreate(operation)) return [fresh()];
  const { contract, main, operations } = run;
  const resource = resourcesOf(contract, operations).find((it) => it.create === operation);
  const addresses = inputsOf(contract, operation).filter((it) => it.required && says(contract, it.schema, "x-schemes"));
  const own = [...ownKeys(run, resource), ...addresses.map((it) => it.name)];
  // The example as it stands: references to what is there may contradict each other.
  const plain = () => run.request({ ...main, harvest: createHarvest() }, operation, { key: crypto.randomUUID() });
  return [fresh(), ...(own.length > 0 ? [fresh(own)] : []), plain, fresh([...own, OPERATOR])];
};

/**
 * Sends a write in one way after the other until it is accepted, each after what has to be known `before` it. The answer
 * is the first refusal if none is.
 */
const sendUntilDone = async (
  run: Run,
  ways: AsyncIterable<Way>,
  before?: (request: Request) => Promise<void>,
): Promise<Tried | undefined> => {
  let refused: Tried | undefined;
  const sent = new Set<string>();
  for await (const again of ways) {
    const request = again();
    const text = sentText(request);
    if (sent.has(text)) continue;
    sent.add(text);
    await before?.(request);
    const answer = await run.ask(run.main.session, request);
    refused ??= { answer, again };
    if (isDone(answer)) return { answer, again };
  }
  return refused;
};

async function* inTurn(ways: readonly Way[]) {
  yield* ways;
}

/** About the records that are there, one after the other: which one accepts a write depends on its state. */
async function* aboutRows(run: Run, operation: Operation) {
  const rows = await knownRows(run, operation);
  for (const isWhole of [false, true])
    for (const row of rows) yield () => requestForRow(run, operation, row, () => isWhole);
}

async function* allWays(run: Run, operation: Operation) {
  yield* waysToBuild(run, operation);
  yield* aboutRows(run, operation);
}

/** Creates a record of its own, with letters of other scripts if it takes them. */
export const createRecord = async (
  run: Run,
  operation: Operation,
  before: (request: Request) => Promise<void>,
): Promise<Answer> =>
  (await sendUntilDone(
    run,
    inTurn([() => freshRequest(run, operation, [], true), ...waysToBuild(run, operation)]),
    before,
  ))!.answer;

/** Sends a write in one of these ways. */
export const sendInTurn = async (run: Run, ways: readonly Way[]): Promise<Answer> =>
  (await sendUntilDone(run, inTurn(ways)))!.answer;

/** Carries out a write: as a new record where it creates one, else about the records that are there. */
export const carryOut = async (run: Run, operation: Operation): Promise<Tried> =>
  (await sendUntilDone(run, allWays(run, operation)))!;

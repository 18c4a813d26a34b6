import type { Contract, Operation } from "../contract/contract.ts";
import { bodyChanges } from "./body-changes.ts";
import type { Call, ChangeInCall } from "./call.ts";
import type { Change } from "./change.ts";
import { compareSchemas } from "./schemas/compare-schemas.ts";
import { meaningChanges } from "./meaning-changes.ts";
import { movedPrefix, type MovedPrefix } from "./moved-prefix.ts";
import { operationAt } from "./operation-at.ts";
import { parameterChanges } from "./parameter-changes.ts";
import { replyChanges } from "./reply-changes.ts";
import { serverDifferences } from "./server-differences.ts";

/** The operation of a change that concerns all of them. */
export const EVERY_OPERATION = "every operation";

/** Method and path without parameter names, which do not travel. */
const keyOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, "{}")}`;

const callName = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

/** Pairs operations by method and path, otherwise by operationId. */
const paired = (base: readonly Operation[], revision: readonly Operation[]) => {
  const byKey = new Map(revision.map((it) => [keyOf(it), it]));
  const taken = new Set(base.map((it) => byKey.get(keyOf(it))));
  const byId = new Map(revision.filter((it) => !taken.has(it)).map((it) => [it.id, it]));
  const pairs = base.map((it) => [it, byKey.get(keyOf(it)) ?? byId.get(it.id)] as const);
  const used = new Set(pairs.map(([, it]) => it));
  return { pairs, added: revision.filter((it) => !used.has(it)) };
};

const movedOperation = ({ base, revision }: Call): ChangeInCall[] => {
  if (keyOf(base.operation) === keyOf(revision.operation)) return [];
  const message = `was ${callName(base.operation)} and is ${callName(revision.operation)} now`;
  return [{ rule: "operation-moved", impact: "breaking", where: "the call", message, pointer: revision.pointer }];
};

const PARTS = [movedOperation, meaningChanges, parameterChanges, bodyChanges, replyChanges];
/** Webhooks have no address, parameters or permissions. */
const PARTS_OF_WEBHOOK = [bodyChanges, replyChanges];

type Section = {
  before: readonly Operation[];
  after: readonly Operation[];
  parts: readonly ((call: Call) => ChangeInCall[])[];
  sides: Call["sides"];
  where: string;
  /** What the section has, in the plural. */
  of: string;
};

type Contracts = { base: Contract; revision: Contract; progress: (text: string) => void };

const sectionChanges = (contracts: Contracts, compare: Call["compare"], it: Section) => {
  const { base, revision, progress } = contracts;
  const { pairs, added } = paired(it.before, it.after);
  return [
    ...pairs.flatMap(([before, after], index): Change[] => {
      progress(`${String(index + 1)} of ${String(pairs.length)} ${it.of} compared`);
      const here = operationAt(base, before);
      const removed = { rule: "operation-removed", impact: "breaking", operation: before.id, where: it.where } as const;
      if (!after)
        return [{ ...removed, message: `${callName(before)} is gone`, at: { in: "base", pointer: here.pointer } }];
      const call: Call = { base: here, revision: operationAt(revision, after), compare, sides: it.sides };
      return it.parts
        .flatMap((part) => part(call))
        .map(({ pointer, ...found }) => ({
          ...found,
          operation: before.id,
          at: { in: "revision", pointer: pointer ?? call.revision.pointer },
        }));
    }),
    ...added.map((one): Change => ({
      rule: "operation-added",
      impact: "compatible",
      operation: one.id,
      where: it.where,
      message: `${callName(one)} is new`,
      at: { in: "revision", pointer: one.pointer },
    })),
  ];
};

/** Changes of the contract's servers. A prefix that only moved leaves addresses unchanged. */
const serversChanges = (base: Contract, revision: Contract, moved: MovedPrefix | undefined): ChangeInCall[] => {
  if (!moved) return serverDifferences(base.document["servers"], revision.document["servers"], "#/servers");
  const [from, to] = moved.into === "paths" ? ["the servers", "every path"] : ["every path", "the servers"];
  const message = `${moved.prefix} moved from ${from} to ${to}: the addresses are unchanged`;
  return [{ rule: "prefix-moved", impact: "compatible", where: "servers", message }];
};

/**
 * Compares a revision of a contract with its base, as far as the wire format or promises differ. Order, formatting,
 * descriptions, and the use and names of components make no difference.
 */
export const compareContracts = (
  base: Contract,
  revision: Contract,
  progress: (text: string) => void = () => undefined,
): Change[] => {
  const compare = compareSchemas({ base, revision });
  const contracts = { base, revision, progress };
  const moved = movedPrefix(base, revision);
  return [
    ...serversChanges(base, revision, moved).map(({ pointer = "#/servers", ...it }): Change => ({
      ...it,
      operation: EVERY_OPERATION,
      at: { in: "revision", pointer },
    })),
    ...sectionChanges(contracts, compare, {
      before: moved?.base ?? base.operations,
      after: moved?.revision ?? revision.operations,
      parts: PARTS,
      sides: { sent: "request", read: "reply" },
      where: "the call",
      of: "operations",
    }),
    // A webhook's body is read by the client, and its reply is sent by it.
    ...sectionChanges(contracts, compare, {
      before: base.webhooks,
      after: revision.webhooks,
      parts: PARTS_OF_WEBHOOK,
      sides: { sent: "reply", read: "request" },
      where: "the webhook",
      of: "webhooks",
    }),
  ];
};

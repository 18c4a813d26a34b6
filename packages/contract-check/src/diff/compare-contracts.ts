import type { Contract, Operation } from "../contract/contract.ts";
import { bodyChanges } from "./body-changes.ts";
import type { Call, Found } from "./call.ts";
import type { Change } from "./change.ts";
import { compareSchemas } from "./compare-schemas.ts";
import { meaningChanges } from "./meaning-changes.ts";
import { operationAt } from "./operation-at.ts";
import { parameterChanges } from "./parameter-changes.ts";
import { replyChanges } from "./reply-changes.ts";

/** Method and path as they travel: the names of a path's parameters do not. */
const keyOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, "{}")}`;

const callName = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

/** Pairs the operations: by method and path, or else by operationId. */
const paired = (base: Contract, revision: Contract) => {
  const byKey = new Map(revision.operations.map((it) => [keyOf(it), it]));
  const taken = new Set(base.operations.map((it) => byKey.get(keyOf(it))));
  const byId = new Map(revision.operations.filter((it) => !taken.has(it)).map((it) => [it.id, it]));
  const pairs = base.operations.map((it) => [it, byKey.get(keyOf(it)) ?? byId.get(it.id)] as const);
  const used = new Set(pairs.map(([, it]) => it));
  return { pairs, come: revision.operations.filter((it) => !used.has(it)) };
};

const moved = ({ base, revision }: Call): Found[] => {
  if (keyOf(base.operation) === keyOf(revision.operation)) return [];
  const message = `was ${callName(base.operation)} and is ${callName(revision.operation)} now`;
  return [{ rule: "operation-moved", impact: "breaking", where: "the call", message, pointer: revision.pointer }];
};

const PARTS = [moved, meaningChanges, parameterChanges, bodyChanges, replyChanges];

/**
 * How a revision of a contract differs from its base, as far as anything that travels or is promised differs. Order,
 * formatting, words, and whether something is a component or not, and of what name, make no difference.
 */
export const compareContracts = (base: Contract, revision: Contract): Change[] => {
  const compare = compareSchemas({ base, revision });
  const { pairs, come } = paired(base, revision);
  return [
    ...pairs.flatMap(([before, after]): Change[] => {
      const here = operationAt(base, before);
      if (!after)
        return [
          {
            rule: "operation-removed",
            impact: "breaking",
            operation: before.id,
            where: "the call",
            message: `${callName(before)} is gone`,
            at: { in: "base", pointer: here.pointer },
          },
        ];
      const call: Call = { base: here, revision: operationAt(revision, after), compare };
      return PARTS.flatMap((part) => part(call)).map(({ pointer, ...it }) => ({
        ...it,
        operation: before.id,
        at: { in: "revision", pointer: pointer ?? call.revision.pointer },
      }));
    }),
    ...come.map((it): Change => ({
      rule: "operation-added",
      impact: "compatible",
      operation: it.id,
      where: "the call",
      message: `${callName(it)} is new`,
      at: { in: "revision", pointer: operationAt(revision, it).pointer },
    })),
  ];
};

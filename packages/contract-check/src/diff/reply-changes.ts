import type { Contract, Schema } from "../contract/contract.ts";
import { followReferences } from "../contract/follow-references.ts";
import { inPlace, type Call, type Found } from "./call.ts";
import { contentChanges } from "./content-changes.ts";
import type { OperationAt } from "./operation-at.ts";
import { unionOf } from "./set-operations.ts";

const followed = (contract: Contract, node: Schema | undefined): Schema =>
  followReferences(node ?? {}, (it) => contract.resolve(it)).node;

const isRequired = (header: Schema) => header["required"] === true;

const headersOf = ({ contract, written }: OperationAt, status: string): Map<string, Schema> => {
  const reply = followed(contract, ((written["responses"] ?? {}) as Record<string, Schema>)[status]);
  return new Map(
    Object.entries((reply["headers"] ?? {}) as Record<string, Schema>).map(([name, it]) => [
      name.toLowerCase(),
      followed(contract, it),
    ]),
  );
};

const headerChanges = (status: string, pointer: string, { base, revision, compare }: Call): Found[] => {
  const [before, after] = [headersOf(base, status), headersOf(revision, status)];
  return [...unionOf(before.keys(), after.keys())].flatMap((name): Found[] => {
    const where = `reply ${status}: header ${name}`;
    const [one, other] = [before.get(name), after.get(name)];
    if (!other) return [{ rule: "header-removed", impact: "breaking", where, message: "is gone", pointer }];
    if (!one) return [{ rule: "header-added", impact: "compatible", where, message: "is new", pointer }];
    const requirement: Found[] =
      isRequired(one) === isRequired(other)
        ? []
        : isRequired(one)
          ? [{ rule: "header-optional", impact: "breaking", where, message: "may be missing now", pointer }]
          : [{ rule: "header-required", impact: "compatible", where, message: "is always there now", pointer }];
    const schemas = [one, other].map((it) => ({ node: (it["schema"] ?? {}) as Schema, pointer }));
    return [...requirement, ...inPlace(where, compare([schemas[0]!], [schemas[1]!], "reply"))];
  });
};

const isSuccess = (status: string) => /^[123]/.test(status);

/** Changes of replies, by status. */
export const replyChanges = (call: Call): Found[] => {
  const [before, after] = [call.base.operation.replies, call.revision.operation.replies];
  return [...unionOf(before.keys(), after.keys())].flatMap((status): Found[] => {
    const [one, other] = [before.get(status), after.get(status)];
    const place = `reply ${status}`;
    const pointer = `${call.revision.pointer}/responses/${status}`;
    // Clients must handle any error, listed or not; their behavior after a new success status is unknown.
    if (!other)
      return [
        {
          rule: "status-removed",
          impact: isSuccess(status) ? "breaking" : "risky",
          where: place,
          message: "is gone",
          pointer,
        },
      ];
    if (!one)
      return [
        {
          rule: "status-added",
          impact: isSuccess(status) ? "risky" : "compatible",
          where: place,
          message: "is new",
          pointer,
        },
      ];
    return [
      ...contentChanges(one, other, { side: call.sides.read, place, pointer }, call),
      ...headerChanges(status, pointer, call),
    ];
  });
};

import { describe, expectTypeOf, it } from "vitest";
import type { effects } from "./effects.ts";
import type { ReadId, WriteId } from "./generated/operations.ts";
import { listBanks, type createBank, type deleteBank } from "./generated/banks.ts";
import type { components } from "./generated/paths.ts";
import type { getPlayer } from "./generated/players.ts";
import type { getRates, listTooltips } from "./generated/shell.ts";
import type { Data, Input } from "./operation.ts";
import type { query } from "./query.ts";
import type { write } from "./write.ts";

type Of<T extends { operation: unknown }> = T["operation"];
type Bank = components["schemas"]["Bank"];
type ListInput = Input<Of<typeof listBanks>>;
type DeleteInput = Input<Of<typeof deleteBank>>;
type PlayerInput = Input<Of<typeof getPlayer>>;
type EffectsTable = Record<WriteId, readonly ReadId[]>;
type Rows = Omit<EffectsTable, "createBank"> & { createBank: ["listBanks"] };
type ReadOperation = Parameters<typeof query>[0];
type WriteOperation = Parameters<typeof write>[0];

// Type tests: `pnpm typecheck` fails when one of these is wrong.
describe("Input type", () => {
  it("Input: operation with a body → the contract's body", () => {
    const body = { page: 1, itemsPerPage: 50, opId: "*" };
    expectTypeOf<Input<Of<typeof createBank>>>().toEqualTypeOf<{ body: components["schemas"]["NewBank"] }>();
    expectTypeOf<{ body: typeof body }>().toExtend<ListInput>();
    expectTypeOf<object>().not.toExtend<ListInput>();
    expectTypeOf<{ body: Omit<typeof body, "opId"> }>().not.toExtend<ListInput>();
    expectTypeOf<{ body: Omit<typeof body, "page"> & { page: string } }>().not.toExtend<ListInput>();
    expectTypeOf<{ body: typeof body & { sortBy: "colour" } }>().not.toExtend<ListInput>();
    // @ts-expect-error The contract has no such field.
    listBanks.options({ body: { ...body, colour: "blue" } });
  });

  it("Input: operation with a query → the contract's query", () => {
    expectTypeOf<DeleteInput>().toEqualTypeOf<{ query: { uuid: string; opId: string } }>();
    expectTypeOf<object>().not.toExtend<DeleteInput>();
    expectTypeOf<{ query: { uuid: string } }>().not.toExtend<DeleteInput>();
    expectTypeOf<Input<Of<typeof listTooltips>>>().toEqualTypeOf<{ query?: { opId?: string } }>();
  });

  it("Input: alternatives in the contract → any one of them", () => {
    expectTypeOf<{ body: { playerId: string } }>().toExtend<PlayerInput>();
    expectTypeOf<{ body: { playerCode: string } }>().toExtend<PlayerInput>();
    expectTypeOf<{ body: object }>().not.toExtend<PlayerInput>();
  });

  it("Input: no body or query → void", () => {
    expectTypeOf<Input<Of<typeof getRates>>>().toBeVoid();
  });
});

it("Data type: answer in an envelope → unwrapped", () => {
  expectTypeOf<Data<Of<typeof createBank>>>().toEqualTypeOf<Bank>();
  expectTypeOf<Data<Of<typeof listBanks>>>().toEqualTypeOf<{ items: Bank[]; count: number; remaining: number }>();
  expectTypeOf<Data<Of<typeof deleteBank>>>().toEqualTypeOf<Record<string, never> | null>();
});

it("query and write: reads and writes are not interchangeable", () => {
  expectTypeOf<Of<typeof listBanks>>().toExtend<ReadOperation>();
  expectTypeOf<Of<typeof listBanks>>().not.toExtend<WriteOperation>();
  expectTypeOf<Of<typeof createBank>>().toExtend<WriteOperation>();
  expectTypeOf<Of<typeof createBank>>().not.toExtend<ReadOperation>();
  expectTypeOf<Omit<Of<typeof listBanks>, "path"> & { path: "/api/branches" }>().not.toExtend<ReadOperation>();
});

it("effects table type: each write, with reads only", () => {
  expectTypeOf<typeof effects>().toExtend<EffectsTable>();
  expectTypeOf<Rows>().toExtend<EffectsTable>();
  expectTypeOf<Omit<Rows, "createBank">>().not.toExtend<EffectsTable>();
  expectTypeOf<Omit<Rows, "createBank"> & { createBank: ["listBranches"] }>().not.toExtend<EffectsTable>();
  expectTypeOf<Omit<Rows, "createBank"> & { createBank: ["deleteBank"] }>().not.toExtend<EffectsTable>();
});

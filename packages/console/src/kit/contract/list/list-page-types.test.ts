import { listBanks, type listBets, listPlayers, listWithdrawals, type Operation } from "@backoffice/api-client";
import * as banksShapes from "@backoffice/api-client/shapes/banks";
import * as withdrawalsShapes from "@backoffice/api-client/shapes/withdrawals";
import { select, text } from "@backoffice/ui/filters";
import { expectTypeOf, it } from "vitest";
import type { FilterName, RowPath, SortName } from "#kit/list/call-types.ts";
import { defineListFilters } from "#kit/list/state/filters.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import type { PageButton } from "#kit/list/page-buttons.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import type { DrawnList, DetailsOf } from "./drawn-list.ts";

// Checked by the compiler: `pnpm typecheck` fails if a wrong line compiles or a correct one does not.
type Definition<O extends Operation> = Partial<DrawnList<O> & DetailsOf<O>>;
const withdrawals = (definition: Definition<typeof listWithdrawals.operation>) => definition;

it("columns of a list page: only fields of the row, cells get the row", () => {
  withdrawals({ columns: { gateway: { header: "Paid by", cell: (row) => row.paymentProvider }, note: "hidden" } });
  withdrawals({ first: ["player"], key: ["txId", "opId"] });
  withdrawals({
    ownColumns: [{ id: "bank", header: "Bank", cell: (row) => row.destination.bankName, after: "status" }],
  });
  // @ts-expect-error A row has no such field.
  withdrawals({ columns: { colour: "hidden" } });
  // @ts-expect-error Nor has it one that could be drawn.
  withdrawals({ columns: { gateway: { cell: (row) => row.colour } } });
  // @ts-expect-error A drawn column is sortable as the contract has it.
  withdrawals({ columns: { gateway: { sortable: true } } });
  // @ts-expect-error There is no such field to stand behind.
  withdrawals({ ownColumns: [{ id: "bank", header: "Bank", cell: () => "", after: "colour" }] });
  // @ts-expect-error
  withdrawals({ first: ["colour"] });
  // @ts-expect-error
  withdrawals({ key: "colour" });
});

it("sort of a list page: only fields that the call sorts by", () => {
  expectTypeOf<"toAmountInUSD">().toExtend<SortName<typeof listWithdrawals.operation>>();
  withdrawals({ defaultSort: { id: "createdAt", desc: true } });
  withdrawals({
    ownColumns: [{ id: "playerCode", header: "Player", cell: ({ player }) => player.playerCode, sortable: true }],
  });
  // @ts-expect-error The call does not sort by the note.
  withdrawals({ defaultSort: { id: "note", desc: true } });
  // @ts-expect-error
  withdrawals({ ownColumns: [{ id: "note", header: "Note", cell: (row) => row.note, sortable: true }] });
  const key = { id: "key", header: "Key", cell: () => "", sortable: true } as const;
  expectTypeOf([key]).toExtend<ColumnsOf<typeof listBanks>>();
  expectTypeOf([key]).not.toExtend<ColumnsOf<typeof listBets>>();
});

it("sort of a hand-written column: an ID that the call does not sort by → type that names `sortBy` and its values", () => {
  type Sortable = ColumnsOf<typeof listBanks>[number]["sortable"];
  type BankSort = SortName<typeof listBanks.operation>;
  // Where a column is not sorted the compiler prints this instead of `false`.
  expectTypeOf<Exclude<Sortable, true | undefined>>().toEqualTypeOf<false & { sortBy?: BankSort }>();
  const columns = [{ id: "keys", header: "Key", cell: () => "", sortable: false }] as const;
  expectTypeOf(columns).toExtend<ColumnsOf<typeof listBanks>>();
  // @ts-expect-error The call does not sort by `keys`.
  expectTypeOf([{ ...columns[0], sortable: true }] as const).toExtend<ColumnsOf<typeof listBanks>>();
});

it("filters of a list page: only parameters of the call", () => {
  withdrawals({ filters: { status: "none", period: "none", amountInUSD: "none", search: text({ label: "Search" }) } });
  withdrawals({ filters: { status: () => select({ label: "State", options: [] }) } });
  // @ts-expect-error The call takes no colour.
  withdrawals({ filters: { colour: "none" } });
  // @ts-expect-error `from` and `to` are one filter, `period`.
  withdrawals({ filters: { from: "none" } });
  const own = defineListFilters<typeof listWithdrawals>()(() => ({ status: select({ label: "State", options: [] }) }));
  withdrawals({ filters: own });
  // @ts-expect-error The call takes no colour.
  defineListFilters<typeof listWithdrawals>()(() => ({ colour: text({ label: "Colour" }) }));
  const ofBets = defineListFilters<typeof listBets>()(() => ({ betMode: select({ label: "Mode", options: [] }) }));
  // @ts-expect-error Filters of another call, with a name that this one does not know.
  withdrawals({ filters: ofBets });
  expectTypeOf<FilterName<typeof listBanks.operation>>().not.toEqualTypeOf<string>();
});

it("fixed input of a list page: only parameters and values of the call", () => {
  withdrawals({ fixed: { status: "PENDING" } });
  // @ts-expect-error
  withdrawals({ fixed: { colour: "blue" } });
  // @ts-expect-error There is no such status.
  withdrawals({ fixed: { status: "LOST" } });
  // @ts-expect-error
  rowsOf(listBanks, "uuid", { colour: "blue" });
  // @ts-expect-error
  rowsOf(listBanks, "colour");
});

it("row links and page buttons: only fields of the row and parameters of the panel", () => {
  withdrawals({ link: "/transactions/details/{txId}" });
  // @ts-expect-error
  withdrawals({ link: "/transactions/details/{colour}" });
  expectTypeOf<"/banks">().not.toExtend<RowPath<typeof listBanks.operation>>();
  expectTypeOf<{
    label: string;
    permission: "edit_banks";
    panel: "row-details";
    params: { row: string };
  }>().toExtend<PageButton>();
  expectTypeOf<{
    label: string;
    permission: "edit_banks";
    panel: "row-details";
    params: { bank: string };
  }>().not.toExtend<PageButton>();
  // Without its parameters.
  expectTypeOf<{ label: string; permission: "edit_banks"; panel: "row-details" }>().not.toExtend<PageButton>();
});

it("definition of a list page: belongs to one call, wherever the answer has its rows", () => {
  const banks = (definition: Definition<typeof listBanks.operation>) => definition;
  banks({ read: listBanks, shape: banksShapes.listBanks, key: "uuid" });
  withdrawals({ read: listWithdrawals, shape: withdrawalsShapes.listWithdrawals, key: ({ txId }) => txId });
  const players = (definition: Definition<typeof listPlayers.operation>) => definition;
  players({ read: listPlayers, key: "playerId" });
  // @ts-expect-error
  players({ key: "colour" });
  // @ts-expect-error Another call.
  banks({ read: listWithdrawals });
});

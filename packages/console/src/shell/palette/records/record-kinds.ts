import {
  listTickets,
  showBank,
  showBankAccount,
  showBet,
  showBetDebit,
  showBonus,
  showBonusRelease,
  showDepositGateway,
  showGame,
  showOperator,
  showSportFreebet,
  showTournament,
  showTournamentWinner,
  showTransaction,
  showUser,
  showWithdrawGateway,
  type Data,
  type Input,
  type Operation,
} from "@backoffice/api-client";
import { kindWords } from "#entities/transaction/transaction-kind.ts";
import type { ContractInput, ContractRead } from "#kit/contract/list/contract-read.ts";
import { ALL } from "#kit/scope/scope.ts";
import type { DrawerId, DrawerParams } from "#kit/panels/definition/panel-params.ts";

/**
 * Where a record is shown: a page with its id or fields of the answer in the path, or a drawer whose parameter is
 * its id.
 */
type Place =
  | { page: `/${string}{${string}}` }
  | { [Id in DrawerId]: { panel: Id; param: keyof DrawerParams[Id] & string } }[DrawerId];

/** A kind of record that is found by its id alone. */
type RecordKind<O extends Operation> = {
  /** The noun for the record, in the singular. */
  noun: string;
  /** The pattern of its ids, from the contract's examples; other texts are not requested. */
  form: RegExp;
  /** The call that returns it, or answers that there is none. */
  read: ContractRead<O>;
  input: (id: string) => Input<O>;
  /** The name of the record; undefined if it has only an id. */
  name: (answer: Data<O>) => string | null | undefined;
  at: Place;
  /** For a list call: the row with this id, for the path; undefined without one. */
  pick?: (answer: Data<O>, id: string) => object | undefined;
};

/** One of {@link RECORD_KINDS}, whichever. */
export type AnyRecordKind = Omit<RecordKind<Operation>, "input" | "name" | "pick"> & {
  input: (id: string) => ContractInput;
  name: (answer: unknown) => string | null | undefined;
  pick?: (answer: unknown, id: string) => object | undefined;
};

const kind = <const O extends Operation>(it: RecordKind<O>) => it as unknown as AnyRecordKind;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Kinds of record with ids that staff copy and paste, and where each opens. Players have a search of their own (money
 * §7).
 */
export const RECORD_KINDS: readonly AnyRecordKind[] = [
  kind({
    noun: "Transaction",
    form: /^[\da-f]{24}$/i,
    read: showTransaction,
    input: (txId) => ({ body: { txId } }),
    name: (tx) => `${kindWords(tx)} of ${tx.player.playerCode}`,
    at: { page: "/transactions/details/{txId}" },
  }),
  kind({
    noun: "Bet",
    form: /^[A-Z]{1,4}-[\dA-Z]{7,16}$/i,
    read: showBet,
    input: (betId) => ({ body: { betId } }),
    name: ({ status }) => status,
    at: { page: "/bets/{id}" },
  }),
  kind({
    noun: "Bet debit",
    form: /^tx-\d{4,16}$/i,
    read: showBetDebit,
    input: (txId) => ({ body: { txId } }),
    name: ({ betId }) => betId,
    at: { panel: "bet-debit-details", param: "debit" },
  }),
  kind({
    noun: "Bank account",
    form: UUID,
    read: showBankAccount,
    input: (uuid) => ({ body: { uuid } }),
    name: ({ bankName, player }) => `${bankName} of ${player.playerCode}`,
    at: { panel: "bank-account-details", param: "uuid" },
  }),
  kind({
    noun: "Bank",
    form: UUID,
    read: showBank,
    input: (uuid) => ({ body: { uuid } }),
    name: ({ bankName }) => bankName.en,
    at: { panel: "bank-edit", param: "uuid" },
  }),
  kind({
    noun: "Bonus",
    form: UUID,
    read: showBonus,
    input: (bonusId) => ({ body: { bonusId } }),
    name: ({ title }) => title,
    at: { page: "/bonus/{id}" },
  }),
  kind({
    noun: "Bonus release",
    form: UUID,
    read: showBonusRelease,
    input: (bonusId) => ({ body: { bonusId } }),
    name: ({ title }) => title,
    at: { page: "/bonus/releases/{id}" },
  }),
  kind({
    noun: "Tournament",
    form: UUID,
    read: showTournament,
    input: (id) => ({ body: { id } }),
    name: ({ title }) => title,
    at: { page: "/tournament/{id}" },
  }),
  kind({
    noun: "Tournament winner",
    form: UUID,
    read: showTournamentWinner,
    input: (winnerId) => ({ body: { winnerId } }),
    name: ({ playerCode }) => playerCode,
    at: { page: "/tournament/winners/{id}" },
  }),
  kind({
    noun: "Deposit gateway",
    form: UUID,
    read: showDepositGateway,
    input: (uuid) => ({ body: { uuid } }),
    name: ({ title }) => title.en,
    at: { page: "/deposit/gatewaysV2/{id}" },
  }),
  kind({
    noun: "Withdraw gateway",
    form: UUID,
    read: showWithdrawGateway,
    input: (uuid) => ({ body: { uuid } }),
    name: ({ title }) => title.en,
    at: { page: "/withdraw/gatewaysV2/{id}" },
  }),
  kind({
    noun: "Game",
    form: /^[a-z]{4,20}-\d{5,10}$/i,
    read: showGame,
    input: (gameId) => ({ body: { gameId } }),
    name: ({ title }) => title,
    at: { page: "/gamesV2/{id}" },
  }),
  kind({
    noun: "Support ticket",
    form: /^tk-\d{3,16}$/i,
    read: listTickets,
    // No call reads a ticket by its id alone; the list is searched by its number.
    input: (id) => ({ body: { page: 1, itemsPerPage: 10, opId: ALL, search: id.slice(3) } }),
    name: ({ items }) => items[0]?.subject,
    at: { page: "/support/{brandId}/{ticketId}" },
    pick: ({ items }, id) => items.find(({ ticketId }) => ticketId === id.toLowerCase()),
  }),
  kind({
    noun: "Sport freebet",
    form: /^fb-\d{1,16}$/i,
    read: showSportFreebet,
    input: (id) => ({ body: { id } }),
    name: ({ name }) => name,
    at: { panel: "sport-freebet-details", param: "freebet" },
  }),
  kind({
    noun: "Operator",
    form: /^(?:op|br)-[a-z\d-]{1,60}$/i,
    read: showOperator,
    input: (opId) => ({ body: { opId } }),
    name: ({ title }) => title,
    at: { page: "/operators/{id}" },
  }),
  kind({
    noun: "Staff member",
    form: /^auth0\|[\w-]{1,60}$/i,
    read: showUser,
    input: (user_id) => ({ body: { user_id } }),
    name: ({ app_metadata: { nickname }, email }) => nickname ?? email,
    at: { page: "/settings/admins/{id}" },
  }),
];

/**
 * What a form knows of its write:
 * - `idle`, `settled`: it may be sent; `settled` after the outcome of an earlier one was found and the record reread
 * - `sending`: it is being sent; `repeating`, `entered`: with the key of an earlier sending, as it was or entered again
 * - `saved`: carried out; nothing more is sent from here
 * - `refused`, `signed-out`, `not-sent`: not carried out, and may be sent as a new write
 * - `unconfirmed`: an unknown outcome of what moves no money; it may be sent again
 * - `unknown`: an unknown outcome of money, of this form or of another one about the record, which locks all of them
 * - `entering`: staff found that it was not carried out, and enter it again; the key stays the same
 * - `rereading`: the outcome was found, here or in another form or tab; the record is read before it is unlocked
 */
export type WriteState =
  | "idle"
  | "sending"
  | "repeating"
  | "entered"
  | "saved"
  | "refused"
  | "signed-out"
  | "not-sent"
  | "unconfirmed"
  | "unknown"
  | "entering"
  | "rereading"
  | "settled";

/**
 * The results of a sending, and:
 * - `keep`, `settle`: an unknown outcome about the record is stored, or was removed
 * - `move`: the form is about another record now
 * - `renew`: more can be sent after a success
 */
export type WriteEvent =
  | "send"
  | "repeat"
  | "saved"
  | "refused"
  | "signed-out"
  | "not-sent"
  | "locked"
  | "unconfirmed"
  | "unknown"
  | "renew"
  | "keep"
  | "enter"
  | "settle"
  | "move"
  | "reread";

type Next = Readonly<Partial<Record<WriteEvent, WriteState>>>;

/** May be sent, until an outcome about the record is unknown. */
const OPEN: Next = { send: "sending", keep: "unknown" };

/** Being sent with the key of an earlier sending: only a definite answer tells what became of that. */
const AGAIN: Next = {
  saved: "saved",
  refused: "refused",
  "signed-out": "unknown",
  "not-sent": "unknown",
  locked: "unknown",
  unknown: "unknown",
};

/** Every change of state, drawn in `docs/architecture.md`. An event that a state does not name changes nothing. */
export const TRANSITIONS: Readonly<Record<WriteState, Next>> = {
  idle: OPEN,
  refused: OPEN,
  "signed-out": OPEN,
  "not-sent": OPEN,
  unconfirmed: OPEN,
  settled: OPEN,
  sending: {
    saved: "saved",
    refused: "refused",
    "signed-out": "signed-out",
    "not-sent": "not-sent",
    locked: "not-sent",
    unconfirmed: "unconfirmed",
    unknown: "unknown",
  },
  repeating: AGAIN,
  entered: AGAIN,
  saved: { renew: "idle", keep: "unknown" },
  unknown: { repeat: "repeating", enter: "entering", settle: "rereading", move: "idle" },
  entering: { send: "entered", settle: "rereading", move: "idle" },
  rereading: { reread: "settled", keep: "unknown" },
};

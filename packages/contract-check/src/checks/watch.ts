import type { Operation, Parameter } from "../contract/contract.ts";
import type { Match } from "../contract/match-operation.ts";
import type { Finding } from "../findings/finding.ts";
import type { Visit } from "../schema/visit.ts";
import type { Body, Exchange } from "../traffic/exchange.ts";

/** A side of an exchange: `request`, or `reply` with the status as written in the contract (`200`, `4XX`). */
export type Side = { of: "request" } | { of: "reply"; status: string };

/** Callbacks during the check of an exchange. */
export type Watch = {
  finding?(finding: Finding): void;
  /**
   * Every exchange with the API; without a match the contract has no such operation. `path` excludes the server prefix.
   */
  exchange?(exchange: Exchange, match: Match | undefined, path: string): void;
  parameter?(operation: Operation, parameter: Parameter, value: unknown): void;
  undocumentedParameter?(operation: Operation, name: string, value: unknown): void;
  /** Every reply's status; `documented` is as the contract writes it. */
  status?(operation: Operation, status: number, documented: string | undefined, body: Body): void;
  visit?(operation: Operation, side: Side, visit: Visit): void;
  /** A reply whose body was checked against the contract. */
  checked?(operation: Operation): void;
  /** A reply whose body is missing from the recording. */
  unrecorded?(operation: Operation): void;
};

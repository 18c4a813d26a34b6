import type { Operation, Permission, SendOptions } from "@backoffice/api-client";

/** A write that takes `Input` and answers `Data`: what a generated hook (`useDeleteBank()`) returns. */
export type Writer<Input, Data = unknown> = {
  operation: Pick<Operation, "id" | "effect"> & { permission: Permission };
  /** Passes the options on, so that a write that may have been carried out can be resent with its key. */
  send: (input: Input, options?: SendOptions) => Promise<Data>;
  pending: boolean;
};

import type { Operation, Permission, SendGrant } from "@backoffice/api-client";

/** A write that takes `Input` and answers `Data`: what a generated hook (`useDeleteBank()`) returns. */
export type Writer<Input, Data = unknown> = {
  operation: Pick<Operation, "id" | "effect"> & { permission: Permission };
  /** Called by `sendWrite` alone. Passes the grant on, so that a write can be resent with its key. */
  send: (input: Input, grant: SendGrant) => Promise<Data>;
  pending: boolean;
};

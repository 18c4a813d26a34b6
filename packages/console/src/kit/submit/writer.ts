import type { Operation, Permission } from "@backoffice/api-client";

/** A write that takes `Input` and answers `Data`: what a generated hook (`useDeleteBank()`) returns. */
export type Writer<Input, Data = unknown> = {
  operation: Pick<Operation, "id" | "effect"> & { permission: Permission };
  send: (input: Input) => Promise<Data>;
  pending: boolean;
};

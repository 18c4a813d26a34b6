import type { Writer } from "#kit/submit/writer.ts";

/** A write of the contract that is answered by `send`, for components that take any write. */
export const storyWriter = <Data>(
  send: (input: object) => Promise<Data>,
  { effect = "write", permission = "signed_in" }: Partial<Writer<object>["operation"]> = {},
): Writer<object, Data> => ({ operation: { id: "storyWrite", effect, permission }, send, pending: false });

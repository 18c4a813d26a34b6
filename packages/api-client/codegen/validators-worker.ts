import { parentPort, workerData } from "node:worker_threads";
import { validators } from "./validators.ts";

/** Worker thread: makes the validators of a contract and its operations. */
const [contract, operations] = workerData as Parameters<typeof validators>;
// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage(await validators(contract, operations));

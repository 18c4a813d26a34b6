/** Something of ours that answers at `url` until it is stopped. */
export type Running = { url: string; stop: () => Promise<void> };

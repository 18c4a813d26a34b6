/** A process or server of ours that responds at `url` until it is stopped. */
export type Running = { url: string; stop: () => Promise<void> };

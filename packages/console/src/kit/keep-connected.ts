/** A connection that is open; `lost` comes true when it ends by itself. */
export type Connection = { lost: Promise<void>; close: () => void };

type Hooks = {
  connect: () => Promise<Connection>;
  /** Told at the first loss only, and when it is there again after one. */
  onChange: (connected: boolean) => void;
};

const FIRST = 1000;
const LONGEST = 60_000;

/** How long to wait before the next try, in milliseconds. */
export const backOff = (failures: number): number => Math.min(FIRST * 2 ** failures, LONGEST);

/** Keeps a connection: connects again, more and more slowly while it does not work, until it is ended. */
export const keepConnected = ({ connect, onChange }: Hooks): (() => void) => {
  let ended = false;
  let current: Connection | undefined;
  let wake: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, milliseconds);
    });
  const live = async () => {
    let failures = 0;
    let connected = true;
    // oxlint-disable-next-line eslint/no-unmodified-loop-condition -- ended by the answer
    while (!ended) {
      try {
        current = await connect();
        if (ended) return current.close();
        failures = 0;
        if (!connected) onChange(true);
        connected = true;
        await current.lost;
      } catch {
        // Polling goes on; the next try may work.
      }
      current = undefined;
      if (ended) return;
      if (connected) onChange(false);
      connected = false;
      await pause(backOff(failures));
      failures += 1;
    }
  };
  void live();
  return () => {
    ended = true;
    clearTimeout(timer);
    wake?.();
    current?.close();
  };
};

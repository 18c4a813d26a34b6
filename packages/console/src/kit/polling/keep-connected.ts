/** A connection that is open; `lost` comes true when it ends by itself. */
export type Connection = { lost: Promise<void>; close: () => void };

type Hooks = {
  connect: () => Promise<Connection>;
  /** Told at the first loss only, and when it is there to stay again after one. */
  onChange: (connected: boolean) => void;
};

const FIRST = 1000;
const LONGEST = 60_000;
/** A connection that does not last so many milliseconds has not worked: it is neither told nor tried at once again. */
const STEADY = 3000;

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
        const { lost } = current;
        const steady = await Promise.race([lost.then(() => false), pause(STEADY).then(() => true)]);
        clearTimeout(timer);
        if (steady && !ended) {
          failures = 0;
          if (!connected) onChange(true);
          connected = true;
          await lost;
        }
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
